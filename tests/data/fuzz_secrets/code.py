# mail jane.doe@corp.io
token = os.environ["TOKEN"]
secret = f"{key}"; auth_token = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA=='
x = """4111-1111-1111-1111 \x00 \" ' """

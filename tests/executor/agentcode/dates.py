# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Dates and times.

#= differences of dates | text
from datetime import date, datetime, timedelta
start, end = date(2024, 1, 31), date(2024, 12, 25)
print((end - start).days, start + timedelta(weeks=4), start.replace(month=3), end.strftime('%A %d %b %Y'), end.isoformat())
print(end.weekday(), end.isoweekday(), end.isocalendar(), end.isocalendar().week, start < end, max(start, end), start.toordinal())
print(datetime.strptime('05/11/2023 14:30', '%d/%m/%Y %H:%M'), datetime.fromisoformat('2024-02-29T23:59:59.123456'))
delta = datetime(2024, 3, 1) - datetime(2023, 3, 1, 12)
print(delta, delta.total_seconds() / 3600, delta.days, delta.seconds, delta // timedelta(days=7), delta % timedelta(days=7), -delta)
print(repr(timedelta(hours=25, minutes=-3)), abs(timedelta(days=-1)), timedelta(days=2) / 3, sum([timedelta(1)] * 3, timedelta()))

#= ages and leap years | text
from datetime import date
import calendar
def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))
print([age(date(1990, 6, 15), date(2024, 6, d)) for d in (14, 15, 16)])
print([y for y in range(1896, 1910) if calendar.isleap(y)], calendar.monthrange(2024, 2), calendar.leapdays(2000, 2025))
print(calendar.month_name[3], list(calendar.day_abbr), calendar.weekday(2024, 7, 4), calendar.timegm((1970, 1, 2, 0, 0, 0)))
print(calendar.month(2024, 2), calendar.TextCalendar(calendar.SUNDAY).formatmonth(2023, 10), sep='\n')
print([d for d in calendar.Calendar().itermonthdates(2024, 2) if d.weekday() == 4 and d.day == 13 or d.day == 29])

#= time zones | text
from datetime import datetime, timezone, timedelta
from zoneinfo import ZoneInfo
utc = datetime(2024, 7, 4, 16, 0, tzinfo=timezone.utc)
for zone in ('America/New_York', 'Europe/Berlin', 'Asia/Kolkata'):
    local = utc.astimezone(ZoneInfo(zone))
    print(local.isoformat(), local.tzname(), local.utcoffset(), local.dst())
print(utc.timestamp(), datetime.fromtimestamp(0, timezone.utc), timezone(timedelta(hours=5, minutes=30)))
print(datetime(2024, 7, 4, tzinfo=ZoneInfo('Europe/Paris')) - utc, utc == utc.astimezone(ZoneInfo('Asia/Tokyo')))
try:
    print(datetime(2024, 1, 1) < utc)
except TypeError as error:
    print(error)

#= business days and recurring dates | text
from datetime import date, timedelta
holidays = {date(2024, 12, 25), date(2024, 12, 26), date(2025, 1, 1)}
def business_days(start, count):
    day, found = start, []
    while len(found) < count:
        if day.weekday() < 5 and day not in holidays:
            found.append(day)
        day += timedelta(days=1)
    return found
print(*business_days(date(2024, 12, 23), 6))
def nth_weekday(year, month, weekday, n):
    first = date(year, month, 1)
    return first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (n - 1))
print(nth_weekday(2024, 11, 3, 4), [nth_weekday(2024, m, 4, 2).strftime('%d %b') for m in range(1, 7)])
thirteenths = [date(y, m, 13) for y in range(2020, 2026) for m in range(1, 13) if date(y, m, 13).weekday() == 4]
print(len(thirteenths), thirteenths[-1])

#= structures of time | text
import time
broken = time.gmtime(86400 * 365)
print(broken.tm_year, broken.tm_yday, broken[:6], time.strftime('%Y-%m-%dT%H:%M:%SZ', broken))
print(time.strptime('30 Nov 2000', '%d %b %Y').tm_wday, isinstance(time.time(), float), time.perf_counter() > 0, time.monotonic_ns() > 0)
start = time.time()
time.sleep(0.001)
print(0 < time.time() - start < 5, type(broken).__name__)

#= texts that are no dates | text
from datetime import datetime
for text in ('2024-13-01', '2024-02-30', 'soon', '2024-06-01 25:00'):
    for layout in ('%Y-%m-%d', '%Y-%m-%d %H:%M'):
        try:
            print(datetime.strptime(text, layout))
            break
        except ValueError as error:
            print(type(error).__name__, error)
try:
    datetime(2023, 2, 29)
except ValueError as error:
    print(error)

#= zones of another library | text import=pytz
import pytz
from datetime import datetime
zone = pytz.timezone('Europe/Berlin')
print(zone, 'Europe/Berlin' in pytz.all_timezones, len(pytz.common_timezones) > 100, len(pytz.all_timezones_set) > 100)
print(zone.localize(datetime(2024, 7, 1)).isoformat(), [one for one in pytz.country_timezones('de')])

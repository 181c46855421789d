// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// Checks a trail's notes, proofs and tiles with nothing but golang.org/x/mod/sumdb: tlogcheck FOLDER.
package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

var folder string

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	return value
}

func read(name string) []byte { return must(os.ReadFile(filepath.Join(folder, name))) }

// checkpoint opens a note and gives size and root of the tree that it signs.
func checkpoint(name string, verifiers note.Verifiers) tlog.Tree {
	lines := strings.Split(must(note.Open(read(name), verifiers)).Text, "\n")
	root := must(base64.StdEncoding.DecodeString(lines[2]))
	return tlog.Tree{N: must(strconv.ParseInt(lines[1], 10, 64)), Hash: tlog.Hash(root)}
}

// tiles reads tile/<level>/… where tlog names them tile/8/<level>/….
type tiles struct{}

func (tiles) Height() int { return 8 }
func (tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var data [][]byte
	for _, tile := range wanted {
		data = append(data, read("tiles/tile/"+strings.TrimPrefix(tile.Path(), "tile/8/")))
	}
	return data, nil
}
func (tiles) SaveTiles([]tlog.Tile, [][]byte) {}

func main() {
	folder = os.Args[1]
	verifiers := note.VerifierList(must(note.NewVerifier(strings.TrimSpace(string(read("verifier"))))))
	old, head := checkpoint("old.note", verifiers), checkpoint("head.note", verifiers)
	var inclusion struct {
		Index  int64
		Record []byte
		Proof  tlog.RecordProof
	}
	must(0, json.Unmarshal(read("inclusion.json"), &inclusion))
	must(0, tlog.CheckRecord(inclusion.Proof, head.N, head.Hash, inclusion.Index, tlog.RecordHash(inclusion.Record)))
	var consistency struct{ Proof tlog.TreeProof }
	must(0, json.Unmarshal(read("consistency.json"), &consistency))
	must(0, tlog.CheckTree(consistency.Proof, head.N, head.Hash, old.N, old.Hash))
	if checkpoint("tiles/checkpoint", verifiers) != head {
		must(0, fmt.Errorf("the tiles are of another tree"))
	}
	reader := tlog.TileHashReader(head, tiles{})
	for n := int64(0); n < head.N; n++ {
		hash := must(reader.ReadHashes([]int64{tlog.StoredHashIndex(0, n)}))[0]
		bundle := fmt.Sprintf("tiles/tile/entries/%03d", n/256)
		if head.N/256 == n/256 {
			bundle += fmt.Sprintf(".p/%d", head.N%256)
		}
		if tlog.RecordHash(read(bundle)[n%256*34+2:n%256*34+34]) != hash {
			must(0, fmt.Errorf("entry %d", n))
		}
	}
	fmt.Println("ok")
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { games, looks } from './index.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> }
const each = games.map((game) => [game.code, game] as const)

describe('the looks of the games', () => {
  it.each(each)('%s has a look for each of its symbols, and no two alike', (code, { symbols }) => {
    const found = symbols.map(({ id }) => looks[code]?.symbols[id])
    expect(found).not.toContain(undefined)
    expect(new Set(found.map((look) => JSON.stringify(look))).size).toBe(symbols.length)
  })

  it.each(each)('%s names motifs that there are', (code) => {
    const motifs = Object.values(looks[code]!.symbols).flatMap(({ motif }) => motif ?? [])
    expect(motifs.filter((motif) => !(motif in icons))).toEqual([])
  })

  it('no two games look alike', () => {
    expect(Object.keys(looks).toSorted()).toEqual(games.map(({ code }) => code).toSorted())
    expect(new Set(Object.values(looks).map(({ hue }) => hue)).size).toBe(games.length)
  })
})

// @vitest-environment happy-dom
import { type Lang, languages } from '@moongate/i18n'
import { afterEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../text.ts'
import { nameKind, nameTaken } from './name-tile.ts'

const KINDS = Array.from({ length: 16 }, (_, kind) => kind)
const CHINESE = /\p{Script=Han}/u
const LANGS = Object.keys(languages) as Lang[]

afterEach(() => loadTexts('en'))

describe('R1.1 R1.10 a tile of mahjong in a sentence', () => {
  it.each(LANGS)('has a name of its own in %s, which who reads that language can read', async (lang) => {
    await loadTexts(lang)
    const names = KINDS.map(nameKind)
    expect(new Set(names).size).toBe(KINDS.length)
    expect(names.every((name) => CHINESE.test(name))).toBe(lang.startsWith('zh'))
  })

  it.each([
    ['zh_cn', 'chow:0', '一二三'],
    ['zh_cn', 'kong:13', '红中'],
    ['zh_cn', 'pung', '东风'],
    ['en', 'chow:0', '1-2-3'],
    ['en', 'kong:13', 'Red dragon'],
    ['en', 'pung', 'East wind'],
    ['vi', 'kong:4', '5 vạn'],
    ['th', 'kong:4', '5 หมื่น'],
  ] as const)('is named in %s as %s takes it', async (lang, move, words) => {
    await loadTexts(lang)
    expect(nameTaken({ lies: 36 }, move)).toBe(words)
  })
})

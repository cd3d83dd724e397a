import { languages, type Lang } from '@moongate/i18n'
import { readTexts } from '@moongate/i18n/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createTexts, formatMinute, formatTime, translate } from './texts.ts'

const GAMES = ['cards', 'fishing', 'live', 'slots', 'sports']
const LANGS = Object.keys(languages) as Lang[]

type Texts = Record<string, Record<string, unknown>>
const readOwn = (texts: Texts, game: string): Record<string, unknown> =>
  (texts[game]?.ui ?? {}) as Record<string, unknown>

it.each(GAMES)('R1.10 %s has no word of its own for what all games say alike', (game) => {
  const texts = readTexts('zh_cn')
  expect(Object.keys(readOwn(texts, game))).not.toHaveLength(0)
  expect(Object.keys(readOwn(texts, game)).filter((key) => texts.game && key in texts.game)).toEqual([])
})

describe('the texts of a game', () => {
  const loaders = Object.fromEntries(
    LANGS.flatMap((lang) =>
      ['slots', 'game', 'member-protection'].map((part) => [
        `${lang}/${part}.json`,
        async () => readTexts(lang)[part] ?? {},
      ]),
    ),
  )
  const { loadTexts, t, translateName } = createTexts('slots', loaders)
  afterEach(() => loadTexts('zh_cn'))

  it.each(LANGS)('R1.10 come in %s, with what all games say alike', async (lang) => {
    await loadTexts(lang)
    const texts = readTexts(lang)
    const home = texts.game?.home
    expect([t('home'), translate('home'), t('win')]).toEqual([home, home, readOwn(texts, 'slots').win])
  })

  it('R1.10 leave a name of data as it is where no word is known', async () => {
    await loadTexts('en')
    expect(translateName('symbol', 'no such')).toBe('no such')
  })

  it.each([
    ['zh_cn', /^\d\d\/\d\d \d\d:\d\d$/, /^\d\d\/\d\d \d\d:\d\d:\d\d$/],
    ['en', /^\d\d\/\d\d, \d\d:\d\d$/, /^\d\d\/\d\d, \d\d:\d\d:\d\d$/],
  ] as const)('R1.10 word a moment in %s to the minute and to the second', async (lang, minute, second) => {
    await loadTexts(lang)
    const at = Date.parse('2026-03-04T05:06:07Z')
    expect(formatMinute(at)).toMatch(minute)
    expect(formatTime(at)).toMatch(second)
  })
})

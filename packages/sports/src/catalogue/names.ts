import { hashText } from '../draw.ts'
import names from './names.json' with { type: 'json' }
import type { Sport } from './sports.ts'

export type Lang = 'zh_cn' | 'zh_hk' | 'en' | 'th' | 'vi'
export type Text = Readonly<Record<Lang, string>>
const LANGS = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const
const CONTESTS = { teams: 'league', people: 'open', runners: 'prize' } as const

const texts = (all: Readonly<Record<string, Text>>): readonly Text[] => Object.values(all)
const [PLACES, NICKNAMES, SURNAMES] = [texts(names.places), texts(names.nicknames), texts(names.surnames)]
const SPORT_NAMES: Readonly<Record<string, Text>> = names.sports

const compose = (write: (lang: Lang) => string): Text => {
  const [zh_cn = '', zh_hk = '', en = '', th = '', vi = ''] = LANGS.map(write)
  return { zh_cn, zh_hk, en, th, vi }
}
/** One of a list, no two of a league the same: steps that have no common measure with its length. */
const pick = (all: readonly Text[], seed: number, nth: number, step: number, lang: Lang): string =>
  all[(seed + nth * step) % all.length]?.[lang] ?? ''

/** What a sport is called. */
export const nameSport = (code: string): Text => {
  const found = SPORT_NAMES[code]
  if (!found) throw new Error(`the sport ${code} has no name`)
  return found
}

/** What a league is called: the place where it is played, and what it is. */
export const nameLeague = ({ code, sides, rules, category }: Sport, league: number): Text => {
  const kind = rules.family === 'field' ? 'prize' : CONTESTS[sides]
  const forms = names.contests[category === 7 ? 'masters' : kind]
  return compose((lang) => forms[lang].replace('{place}', pick(PLACES, hashText(`league ${code}`), league, 5, lang)))
}

/** What a side is called, by its place in the league. */
export const nameSide = ({ code, sides }: Sport, league: number, side: number): Text => {
  const seed = hashText(`sides ${code} ${league}`)
  if (sides === 'people') return compose((lang) => pick(SURNAMES, seed, side, 5, lang))
  if (sides === 'runners') return compose((lang) => pick(NICKNAMES, seed, side, 3, lang))
  return compose((lang) => {
    const [place, nickname] = [pick(PLACES, seed, side, 7, lang), pick(NICKNAMES, seed >>> 5, side, 3, lang)]
    return lang.startsWith('zh') ? place + nickname : `${place} ${nickname}`
  })
}

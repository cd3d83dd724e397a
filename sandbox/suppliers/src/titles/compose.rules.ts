import type { Game, Lang, Text } from '../game.ts'
import type { Category, Kind, Word } from './words.ts'

/** Chinese and English say what it is of first, Thai and Vietnamese last. */
const JOIN: Readonly<Record<Lang, (first: string, last: string) => string>> = {
  zh_cn: (first, last) => first + last,
  zh_hk: (first, last) => first + last,
  en: (first, last) => `${first} ${last}`,
  th: (first, last) => last + cutEcho(last, first),
  vi: (first, last) => `${last} ${cutEcho(last, first)}`.replaceAll(/ {2,}/g, ' '),
}

/** What is left to say of a word whose beginning was said just before: after "Bắn Cá" comes "Nóc", not "Cá Nóc". */
const cutEcho = (said: string, word: string): string => {
  const sizes = Array.from({ length: Math.min(said.length, word.length) }, (_, i) => i + 1)
  const echo = sizes.findLast((size) => said.endsWith(word.slice(0, size)) && isWhole(word, size))
  return echo === undefined ? word : word.slice(echo)
}

/** Whether a word, or in Thai at least a syllable, ends there. */
const isWhole = (word: string, size: number): boolean =>
  /[\u0e00-\u0e7f]/.test(word) ? size > 2 : size === word.length || word[size] === ' '

const joinTexts = (first: Text, last: Text): Text => {
  const join = (lang: Lang) => JOIN[lang](first[lang], last[lang])
  return { zh_cn: join('zh_cn'), zh_hk: join('zh_hk'), en: join('en'), th: join('th'), vi: join('vi') }
}

export type Composed = Pick<Game, 'code' | 'title' | 'picture'>

const composeTitle = ({ leads }: Kind, theme: Word, other: Word): Composed => {
  const [first, last] = leads ? [theme, other] : [other, theme]
  const code = `${first.code}_${last.code}`
  return { code, title: joinTexts(first.text, last.text), picture: theme.motif ?? '' }
}

/** Steps through the themes that share no factor with their number: neighbours come from far apart. */
const STRIDE = 41

/** Every title of a category: each round brings each theme once more, with another word beside it. */
export const composeTitles = ({ kinds }: Category): Composed[] => {
  const themes = kinds.flatMap((kind) => kind.themes.map((theme) => ({ kind, theme })))
  const rounds = Math.max(...kinds.map(({ others }) => others.length))
  return Array.from({ length: rounds * themes.length }, (_, at) => {
    const index = (at * STRIDE) % themes.length
    const found = themes[index]
    const round = Math.floor(at / themes.length)
    if (!found || round >= found.kind.others.length) return []
    const other = found.kind.others[(round + index * 7) % found.kind.others.length]
    return other ? [composeTitle(found.kind, found.theme, other)] : []
  }).flat()
}

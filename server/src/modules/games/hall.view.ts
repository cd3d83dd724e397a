import { GAME_PATTERNS, GAME_TAGS } from '@moongate/contract/games.states'
import type { Lang } from '@moongate/contract'
import { pickText } from '../site/index.ts'
import { NO_PICTURE } from './catalogue.view.ts'
import type { SupplierRow } from './catalogue.sql.ts'
import type { HallRow } from './hall.sql.ts'

const sumTags = (tags: readonly string[]): number =>
  GAME_TAGS.reduce((sum, tag, bit) => sum + (tags.includes(tag) ? 2 ** bit : 0), 0)

/** Numbers each text by its first place among them. */
const numberTexts = (texts: readonly string[]): { list: string[]; at: (text: string) => number } => {
  const numbers = new Map<string, number>()
  for (const text of texts) if (!numbers.has(text)) numbers.set(text, numbers.size)
  return { list: [...numbers.keys()], at: (text) => numbers.get(text) ?? 0 }
}

/** A hall by columns; `spell` tells how the native name is typed by its sound, where people do. */
export const hallView = (
  rows: readonly HallRow[],
  suppliers: readonly SupplierRow[],
  lang: Lang,
  spell: (native: string) => string,
) => {
  const codes = numberTexts(rows.map((row) => row.supplier_code))
  const pictures = numberTexts(rows.map(({ picture }) => picture || NO_PICTURE))
  const known = new Map(suppliers.map((supplier) => [supplier.code, supplier]))
  return {
    suppliers: codes.list.map((api_name) => {
      const supplier = known.get(api_name)
      const title = supplier ? pickText(supplier.title, lang) : api_name
      return { api_name, title, maintenance: supplier?.maintenance ?? false }
    }),
    pictures: pictures.list,
    games: {
      supplier: rows.map((row) => codes.at(row.supplier_code)),
      game_type: rows.map((row) => row.game_type),
      game_code: rows.map((row) => row.game_code),
      title: rows.map((row) => row.title),
      initials: lang.startsWith('zh') ? rows.map(({ native }) => spell(native)) : [],
      tags: rows.map(({ tags }) => sumTags(tags)),
      picture: rows.map(({ picture }) => pictures.at(picture || NO_PICTURE)),
      hue: rows.map(({ hue }) => hue ?? -1),
      pattern: rows.map(({ pattern }) => (pattern === null ? -1 : GAME_PATTERNS.indexOf(pattern))),
      added: rows.map(({ added }) => added ?? 0),
    },
  }
}

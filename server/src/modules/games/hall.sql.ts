import { type Lang, LANG_RANKS } from '@moongate/contract/langs'
import type { GamePattern } from '@moongate/contract/games.states'
import { join, type Reader, sql } from '../../kernel/db.ts'
import { type GameFilter, inOrder, matchGames } from './catalogue.sql.ts'

export type HallRow = {
  supplier_code: string
  game_code: string
  game_type: number
  title: string
  /** The name in the site's first language, by whose initials it is found too. */
  native: string
  tags: string[]
  picture: string
  hue: number | null
  pattern: GamePattern | null
  /** Days since 1970. */
  added: number | null
}

const readTitle = (lang: Lang) => join(LANG_RANKS[lang].map((next) => sql`nullif(c.title ->> ${next}, '')`))

/** Every game of a hall in one language, in the order of the lists. */
export const findHall = (r: Reader, f: Pick<GameFilter, 'game_type' | 'device'>, lang: Lang): Promise<HallRow[]> =>
  r.many(sql`select c.supplier_code, c.game_code, c.game_type, coalesce(${readTitle(lang)}, '') as title,
      coalesce(c.title ->> 'zh_cn', '') as native, c.tags, coalesce(nullif(c.web_pic, ''), c.mobile_pic) as picture,
      c.hue, c.pattern, c.added_on - date '1970-01-01' as added
    ${matchGames(f)} ${inOrder}`)

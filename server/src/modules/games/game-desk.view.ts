import type { AnswerOf, Lang } from '@moongate/contract'
import type { gamesOfficeRoutes } from '@moongate/contract/games.office'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { formatPercent, toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { markState } from '../../kernel/seen.ts'
import { pickText, type Text } from '../site/index.ts'
import { pictureView } from './catalogue.view.ts'
import { readWanted } from './game-desk.ts'
import type { DeskGame } from './game-desk.sql.ts'

type Answer = AnswerOf<typeof gamesOfficeRoutes.games>
export type ShownGames = { lang: Lang; translate: Translate; titles: ReadonlyMap<string, Text> }

const titleView = ({ titles, lang }: ShownGames, code: string): string => pickText(titles.get(code) ?? {}, lang) || code

/** What its supplier says that it takes and returns, in per cent; nothing where it says nothing. */
const termsView = (g: DeskGame): Answer['data']['data'][number]['terms'] =>
  g.stake_least === null || g.stake_most === null || g.return_least_ppm === null || g.return_most_ppm === null
    ? null
    : {
        stake_least: toWire(g.stake_least),
        stake_most: toWire(g.stake_most),
        cap: g.stake_cap === null ? null : toWire(g.stake_cap),
        return_least: formatPercent(g.return_least_ppm),
        return_most: formatPercent(g.return_most_ppm),
      }

/** A game as staff see it: as members do, with what of it an operator has decided. */
export const deskGameView = (g: DeskGame, shown: ShownGames): Answer['data']['data'][number] => ({
  id: g.id,
  api_code: g.supplier_code,
  api_title: titleView(shown, g.supplier_code),
  game_code: g.game_code,
  title: pickText(g.title, shown.lang) || g.game_code,
  game_type: g.game_type,
  type_text: typeView(g.game_type, shown.translate),
  enabled: g.enabled,
  gone: g.gone_at !== null,
  tags: g.tags,
  weight: g.weight ?? 0,
  picture: pictureView(g),
  terms: termsView(g),
  chosen_picture: readWanted(g).picture,
  seen: markState(readWanted(g)),
})

const typeView = (game_type: number, translate: Translate): string => {
  const found = GAME_TYPES.find(({ key }) => key === game_type)
  return found ? translate(`games:types.${found.name}`) : String(game_type)
}

/** What the list can be narrowed to. */
export const gameFiltersView = (shown: ShownGames): Pick<Answer, 'suppliers' | 'types'> => ({
  suppliers: [...shown.titles.keys()].map((value) => ({ value, text: titleView(shown, value) })),
  types: GAME_TYPES.map(({ key }) => ({ value: String(key), text: typeView(key, shown.translate) })),
})

import type { AnswerOf, Lang } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import type { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import { formatPercent, toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { pickText, type Text } from '../site/index.ts'
import { judgeReturn, measureReturn } from './play.rules.ts'
import type { GamePlay } from './play.sql.ts'

type Answer = AnswerOf<typeof reportsOfficeRoutes.gameFigures>
export type ShownPlay = { lang: Lang; translate: Translate; titles: ReadonlyMap<string, Text> }

/** An amount that may be less than nothing. */
export const formatSigned = (minor: bigint): string => (minor < 0n ? `-${toWire(-minor)}` : toWire(minor))

const describeType = (game_type: number, translate: Translate): string => {
  const found = GAME_TYPES.find(({ key }) => key === game_type)
  return found ? translate(`games:types.${found.name}`) : String(game_type)
}

/** What was played, with what came back of it and what stayed. */
export const sumsView = (sums: Pick<GamePlay, 'bets' | 'stake' | 'payout'>) => {
  const measured = measureReturn(sums)
  return {
    bets: sums.bets,
    bet_amount: toWire(sums.stake),
    payout: toWire(sums.payout),
    ggr: formatSigned(sums.stake - sums.payout),
    measured: measured === undefined ? null : formatPercent(measured),
  }
}

type Named = Pick<GamePlay, 'supplier_code' | 'game_code' | 'game_type' | 'title'>
/** A game and whose it is, in the reader's language. */
export const gameView = (g: Named, { lang, translate, titles }: ShownPlay) => ({
  api_code: g.supplier_code,
  api_title: pickText(titles.get(g.supplier_code) ?? {}, lang) || g.supplier_code,
  game_code: g.game_code,
  title: pickText(g.title ?? {}, lang) || g.game_code,
  type_text: describeType(g.game_type, translate),
})

/** A game with what was played of it, beside what is published of it. */
export const playView = (g: GamePlay, shown: ShownPlay): Answer['data']['data'][number] => {
  const { least_ppm, most_ppm } = g
  const published = least_ppm === null || most_ppm === null ? undefined : { least_ppm, most_ppm }
  return {
    ...gameView(g, shown),
    ...sumsView(g),
    rounds: g.rounds,
    published: published
      ? { return_least: formatPercent(published.least_ppm), return_most: formatPercent(published.most_ppm) }
      : null,
    hint: judgeReturn(g, published),
  }
}

/** All games together. */
export const totalView = (games: readonly GamePlay[]): Answer['total'] =>
  sumsView({
    bets: games.reduce((sum, { bets }) => sum + bets, 0),
    stake: games.reduce((sum, { stake }) => sum + stake, 0n),
    payout: games.reduce((sum, { payout }) => sum + payout, 0n),
  })

/** What the figures can be narrowed to. */
export const choicesView = ({ lang, translate, titles }: ShownPlay): Pick<Answer, 'suppliers' | 'types'> => ({
  suppliers: [...titles].map(([value, title]) => ({ value, text: pickText(title, lang) || value })),
  types: GAME_TYPES.map(({ key }) => ({ value: String(key), text: describeType(key, translate) })),
})

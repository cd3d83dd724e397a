import { describeBetType, describeSelection, findGame, type Wording } from '@moongate/lottery'
import { z } from 'zod'
import type { DescribeBet } from '../betting/index.ts'

/** What a bet at the local lottery keeps of itself. */
const jzSelection = z.object({ game_code: z.string(), issue: z.string(), bet_type: z.string(), selection: z.string() })
export type JzSelection = z.infer<typeof jzSelection>

export const selectionView = ({ game_code, issue, bet_type, selection }: JzSelection): JzSelection => ({
  game_code,
  issue,
  bet_type,
  selection,
})

/** A bet at the local lottery in the reader's language, e.g. `20260115-0001 · 一星定位 · 万位 3,7`. */
export const describeJzBet: DescribeBet = (translate, data) => {
  const { game_code, issue, bet_type, selection } = jzSelection.parse(data)
  const game = findGame(game_code)
  const wording: Wording = (key, params) =>
    key === 'pair' || key === 'pick' ? translate(`lottery:ui.${key}`, params) : translate.byCode(`lottery:ui.${key}`)
  const chosen = game ? describeSelection(wording, game, bet_type, selection) : selection
  return {
    game_name: translate.byCode(`lottery:games.${game_code}`),
    detail: `${issue} · ${describeBetType(wording, bet_type)} · ${chosen}`,
  }
}

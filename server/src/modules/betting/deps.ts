import type { Kernel, Translate } from '../../kernel/index.ts'

/** How a supplier's bets are worded in the reader's language: the game's name, and what was bet on it. */
export type DescribeBet = (
  translate: Translate,
  selection: Readonly<Record<string, unknown>>,
) => { game_name: string; detail: string }

/** `describe_bet` by supplier code, for those whose bets are kept as data. */
export type BettingDeps = Pick<Kernel, 'db' | 'translate' | 'config'> & {
  describe_bet: Readonly<Record<string, DescribeBet>>
}

import { JZ } from '@moongate/contract/games.states'
import type { Kernel } from './kernel/index.ts'
import type { DescribeBet } from './modules/betting/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import { createJzSupplier, describeJzBet } from './modules/lottery/index.ts'
import { readTurnoverLeft } from './modules/turnover/index.ts'

/** The kernel with what modules above give to modules below. */
export type Composition = Kernel & {
  suppliers: Suppliers
  /** Who words the bets of which supplier, for those that keep them as data. */
  describe_bet: Readonly<Record<string, DescribeBet>>
  turnover_left: (member_id: number) => Promise<bigint>
}

/** `others` are suppliers besides the local lottery, e.g. a test's. */
export const composeModules = (k: Kernel, others: Suppliers = {}): Composition => ({
  ...k,
  suppliers: { [JZ]: createJzSupplier(k), ...others },
  describe_bet: { [JZ]: describeJzBet },
  turnover_left: (member_id) => readTurnoverLeft(k, member_id, k.config.currency),
})

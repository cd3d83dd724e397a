import type { Kernel } from './kernel/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import { createJzSupplier } from './modules/lottery/index.ts'
import type { Setting } from './modules/site/index.ts'
import { readTurnoverLeft } from './modules/turnover/index.ts'
import { settings } from './settings.ts'

/** The kernel with what modules above give to modules below: the suppliers' ports, the turnover still to be bet, and every module's settings. */
export type Composition = Kernel & {
  suppliers: Suppliers
  turnover_left: (member_id: number) => Promise<bigint>
  settings: readonly Setting[]
}

/** `others` are suppliers besides the local lottery, e.g. a test's. */
export const composeModules = (k: Kernel, others: Suppliers = {}): Composition => ({
  ...k,
  suppliers: { JZ: createJzSupplier(k), ...others },
  turnover_left: (member_id) => readTurnoverLeft(k, member_id, k.config.currency),
  settings,
})

import type { Kernel } from './kernel/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import { jzSupplier } from './modules/lottery/index.ts'
import { turnoverLeft } from './modules/turnover/index.ts'

/** The kernel with what rooms above give to rooms below: the suppliers' ports and the turnover still to be bet. */
export type House = Kernel & { suppliers: Suppliers; turnover_left: (member_id: number) => Promise<bigint> }

/** `others` are suppliers besides the local lottery, e.g. a test's. */
export const furnish = (k: Kernel, others: Suppliers = {}): House => ({
  ...k,
  suppliers: { JZ: jzSupplier(k), ...others },
  turnover_left: (member_id) => turnoverLeft(k, member_id),
})

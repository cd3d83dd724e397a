import { JZ } from '@moongate/contract/games.states'
import type { MessageKey } from '@moongate/i18n'
import type { Kernel } from './kernel/index.ts'
import type { Namers } from './modules/audit/index.ts'
import { atStake } from './modules/bonus/index.ts'
import { type Chains, sumOpenUsdt } from './modules/chain/index.ts'
import type { DescribeBet } from './modules/betting/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import type { OperateTypes } from './modules/ledger/index.ts'
import type { Couriers } from './modules/mail/index.ts'
import { createJzSupplier, describeJzBet } from './modules/lottery/index.ts'
import type { ScreeningPort } from './modules/papers/index.ts'
import { findOpenGateways, type Gateways } from './modules/payments/index.ts'
import type { Setting } from './modules/site/index.ts'
import { createTurnoverReader } from './modules/turnover/index.ts'
import { operate_types, posting_texts } from './money-log.ts'
import { namers } from './names.ts'
import { settings } from './settings.ts'

/** The kernel with what modules above give to modules below, and with what every module declares of its own. */
export type Composition = Kernel & {
  suppliers: Suppliers
  gateways: Gateways
  /** On which USDT is taken, by their networks. */
  chains: Chains
  /** Who takes mail out of the site. */
  couriers: Couriers
  /** Who asks the lists of sanctions. */
  screening: ScreeningPort | undefined
  /** Who words the bets of which supplier, for those that keep them as data. */
  describe_bet: Readonly<Record<string, DescribeBet>>
  turnover_left: (member_id: number) => Promise<bigint>
  /** Through which gateways a member can pay now. */
  open_gateways: () => Promise<ReadonlySet<string>>
  /** What a member has ordered or sent in USDT of which nothing is booked yet. */
  sum_open_usdt: typeof sumOpenUsdt
  /** What a withdrawal of a member's would end. */
  at_stake: typeof atStake
  settings: readonly Setting[]
  operate_types: OperateTypes
  posting_texts: ReadonlyMap<string, MessageKey>
  /** What the things that the audit log tells of are called. */
  namers: Namers
}

/** Who takes USDT and other payments for us, who takes mail out, and who asks the lists of sanctions. */
export type Takers = {
  gateways?: Gateways
  chains?: Chains
  couriers?: Couriers
  screening?: ScreeningPort | undefined
}

/** `others` are suppliers besides the local lottery, e.g. a test's; `chains` those on which USDT is taken. */
export const composeModules = (
  k: Kernel,
  others: Suppliers = {},
  { gateways = {}, chains = {}, couriers = {}, screening }: Takers = {},
): Composition => ({
  ...k,
  gateways,
  suppliers: { [JZ]: createJzSupplier(k), ...others },
  chains,
  couriers,
  screening,
  describe_bet: { [JZ]: describeJzBet },
  turnover_left: createTurnoverReader(k, k.config.currency),
  open_gateways: () => findOpenGateways(k.db, gateways),
  sum_open_usdt: sumOpenUsdt,
  at_stake: atStake,
  settings,
  operate_types,
  posting_texts,
  namers,
})

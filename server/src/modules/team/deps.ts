import type { Kernel } from '../../kernel/index.ts'
import type { BettingDeps } from '../betting/index.ts'
import type { Asset, OperateTypes } from '../ledger/index.ts'

export type TeamDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'translate' | 'log'> &
  Pick<BettingDeps, 'describe_bet'> & { operate_types: OperateTypes }

/** What commission is paid in. */
export const getCurrency = (d: Pick<TeamDeps, 'config'>): Asset => d.config.currency as Asset

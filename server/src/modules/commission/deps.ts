import type { Asset } from '../ledger/index.ts'
import type { TeamDeps } from '../team/index.ts'

export type CommissionDeps = TeamDeps
/** What writes and pays statements. */
export type RunDeps = Pick<TeamDeps, 'db' | 'clock' | 'ids' | 'config' | 'log'>

/** What commission is paid in. */
export const getCurrency = (d: Pick<CommissionDeps, 'config'>): Asset => d.config.currency as Asset

import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type CashierDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate'>

/** Who of the staff acts, for the order and the audit log. */
export type StaffAct = { staff_id: number; name: string; ip: string; request_id: string }

export const getCurrency = (d: Pick<CashierDeps, 'config'>): Asset => d.config.currency as Asset

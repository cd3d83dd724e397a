import type { Reader } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { findMember } from '../members/index.ts'
import type { Asset, OperateTypes } from '../ledger/index.ts'
import type { Suppliers } from '../games/index.ts'

export type WalletDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'log' | 'translate' | 'config'> & {
  suppliers: Suppliers
}
/** `operate_types` are the numbers of the money log, of every module. */
export type StatementDeps = WalletDeps & { operate_types: OperateTypes }
export type Owner = { member_id: number; is_demo: boolean }

/** Demo members hold play money, which is an asset of its own. */
export const chooseAsset = (owner: Owner, currency: string): Asset => (owner.is_demo ? 'PLAY' : (currency as Asset))

/** Whether the member's mode is automatic (R4.10). */
export const isTransOn = async (r: Reader, member_id: number): Promise<boolean> =>
  (await findMember(r, member_id))?.is_trans_on ?? false

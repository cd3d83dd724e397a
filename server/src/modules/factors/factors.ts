import type { Reader, Tx } from '../../kernel/db.ts'
import { type Passkey, dropPasskeys, findPasskeys } from './passkey.sql.ts'
import { countRecoveryCodes, dropRecoveryCodes, dropTotp, findTotp } from './totp.sql.ts'

/** What a member has set up beside the password. */
export type Factors = { totp_at: Date | null; recovery_left: number; passkeys: Passkey[] }

export const findFactors = async (r: Reader, member_id: number): Promise<Factors> => {
  const [totp, recovery_left, passkeys] = [
    await findTotp(r, member_id),
    await countRecoveryCodes(r, member_id),
    await findPasskeys(r, member_id),
  ]
  return { totp_at: totp?.confirmed_at ?? null, recovery_left, passkeys }
}

/** Forgets all of it; tells how much there was. */
export const dropFactors = async (tx: Tx, member_id: number): Promise<{ totp: number; passkeys: number }> => {
  const totp = await dropTotp(tx, member_id)
  await dropRecoveryCodes(tx, member_id)
  return { totp, passkeys: await dropPasskeys(tx, member_id) }
}

import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { isSealed, SealError, type Sealer } from '../../kernel/seal.ts'
import type { StaffDeps } from './deps.ts'
import { forgetFactor, type KeptFactor, lockFactors, putFactor } from './factor.sql.ts'

/** Whose second factor a sealed one is: one of an invitation does not fit a person, and none fits somebody else (decisions/0093). */
export const nameFactorOwner = (staff_id: number, invited = false): string =>
  `${invited ? 'the invitation of staff' : 'staff'} ${staff_id}`

/** A kept factor as it is; undefined, and an alarm in the log, for one that does not open: who brings a code for it is wrong. */
export const openFactor = (
  d: Pick<StaffDeps, 'sealer' | 'log'>,
  staff_id: number,
  sealed: string,
  invited = false,
): string | undefined => {
  try {
    return d.sealer.open(sealed, nameFactorOwner(staff_id, invited))
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    d.log.error({ alarm: 'factor_unopened', staff_id }, error.message)
    return undefined
  }
}

const nameOwner = ({ staff_id, hash }: KeptFactor): string => nameFactorOwner(staff_id, hash !== null)

/** Seals what a version before left as it was; does nothing the second time. To be run by the database's owner. */
export const sealFactors = async (tx: Tx, sealer: Sealer): Promise<void> => {
  for (const factor of await lockFactors(tx))
    if (!isSealed(factor.totp_secret)) await putFactor(tx, factor, sealer.seal(factor.totp_secret, nameOwner(factor)))
}

/**
 * Seals every second factor anew, from the secret of before to the one of now. One that does not open, each of them where the secret
 * of before is lost, is forgotten. Answers how many were sealed and whose were forgotten: these people need a new link. To be run by
 * the database's owner, in the transaction that replaces the secret.
 */
export const sealFactorsAnew = async (
  tx: Tx,
  before: Sealer | undefined,
  now: Sealer,
): Promise<{ sealed: number; forgotten: string[] }> => {
  let sealed = 0
  const forgotten = new Set<string>()
  for (const factor of await lockFactors(tx)) {
    const text = openKept(factor, before)
    if (text !== undefined) sealed += await putFactor(tx, factor, now.seal(text, nameOwner(factor)))
    else {
      await forgetFactor(tx, factor)
      forgotten.add(factor.name)
    }
  }
  const done = { sealed, forgotten: [...forgotten] }
  await recordAudit(tx, { ...replacement, after: done })
  return done
}

const replacement = {
  actor: { type: 'system', name: 'secret:replace' },
  action: 'staff.factors_resealed',
  target: 'setting:SECRET',
} as const

const openKept = (factor: KeptFactor, sealer: Sealer | undefined): string | undefined => {
  if (!isSealed(factor.totp_secret)) return factor.totp_secret
  try {
    return sealer?.open(factor.totp_secret, nameOwner(factor))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { SealError, type Sealer } from '../../kernel/seal.ts'
import type { FactorsDeps } from './deps.ts'
import { lockSecrets, putSecret } from './totp.sql.ts'

/** Whose secret a sealed one is: it fits no other member, and none of the staff's. */
export const nameSecretOwner = (member_id: number): string => `the authenticator app of member ${member_id}`

/** A kept secret as it is; undefined, and an alarm in the log, for one that does not open: every code for it is wrong. */
export const openSecret = (
  d: Pick<FactorsDeps, 'sealer' | 'log'>,
  member_id: number,
  sealed: string,
): string | undefined => {
  try {
    return d.sealer.open(sealed, nameSecretOwner(member_id))
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    d.log.error({ alarm: 'factor_unopened', member_id }, error.message)
    return undefined
  }
}

/**
 * Seals the secrets of members anew, from the `SECRET` of before to the one of now. One that does not open stays as it is, so that its
 * account stays guarded: recovery codes and passkeys go on, and the office can lift the rest. To be run by the database's owner, in
 * the transaction that replaces the secret.
 */
export const sealSecretsOfMembersAnew = async (
  tx: Tx,
  before: Sealer | undefined,
  now: Sealer,
): Promise<{ sealed: number; unopened: number }> => {
  const done = { sealed: 0, unopened: 0 }
  for (const { member_id, secret } of await lockSecrets(tx)) {
    const text = openBefore(before, member_id, secret)
    if (text === undefined) done.unopened += 1
    else done.sealed += await putSecret(tx, member_id, now.seal(text, nameSecretOwner(member_id)))
  }
  await recordAudit(tx, {
    actor: { type: 'system', name: 'secret:replace' },
    action: 'factors.secrets_resealed',
    target: 'setting:SECRET',
    after: done,
  })
  return done
}

const openBefore = (sealer: Sealer | undefined, member_id: number, secret: string): string | undefined => {
  try {
    return sealer?.open(secret, nameSecretOwner(member_id))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

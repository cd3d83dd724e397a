import { recordAudit } from '../audit/index.ts'
import type { Reader, Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type By, describeActor, tellChange } from '../members/index.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from '../staff/index.ts'
import type { FactorsDeps } from './deps.ts'
import {
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  createRecoveryCode,
  formatRecoveryCode,
  hashRecoveryCode,
  tellWay,
} from './factors.rules.ts'
import { bookCode, requirePassword } from './proof.ts'
import { nameSecretOwner, openSecret } from './secret.ts'
import {
  confirmSecret,
  dropRecoveryCodes,
  dropTotp,
  findTotp,
  insertRecoveryCodes,
  putTotp,
  consumeRecoveryCode,
  consumeStep,
} from './totp.sql.ts'

const SECRET_BYTES = 20

/** Makes a secret for an app. Nothing is asked of the member before a code of it was given. */
export const beginTotp = async (d: FactorsDeps, by: By, password: string): Promise<{ secret: string; uri: string }> => {
  await requirePassword(d, by, password)
  const secret = createTotpSecret(d.rng.bytes(SECRET_BYTES))
  const sealed = d.sealer.seal(secret, nameSecretOwner(by.member_id))
  if ((await putTotp(d.db, by.member_id, sealed, d.clock.now())) === 0) refuse('factors.totp_on')
  return { secret, uri: buildTotpUri(by.name, secret) }
}

/** Switches the second step on; answers the recovery codes, which nobody can read again. */
export const confirmTotp = async (d: FactorsDeps, by: By, code: string): Promise<string[]> => {
  const kept = (await findTotp(d.db, by.member_id)) ?? refuse('factors.totp_off')
  if (kept.confirmed_at !== null) refuse('factors.totp_on')
  const tried = await bookCode(d, by)
  const step = findStep(d, by.member_id, kept.secret, code) ?? refuse('factors.code_wrong')
  const codes = await d.db.tx(async (tx) => {
    if ((await confirmSecret(tx, by.member_id, kept.secret, step, d.clock.now())) === 0) refuse('factors.code_wrong')
    await recordAudit(tx, { ...describeActor(by), action: 'factors.totp_on' })
    await tellChange(d, tx, by.member_id, 'totp_on')
    return replaceCodes(d, tx, by.member_id)
  })
  await tried.succeeded()
  return codes
}

/** Switches the second step off. */
export const removeTotp = async (d: FactorsDeps, by: By, password: string): Promise<void> => {
  await requirePassword(d, by, password)
  await d.db.tx(async (tx) => {
    if ((await dropTotp(tx, by.member_id)) === 0) refuse('factors.totp_off')
    await dropRecoveryCodes(tx, by.member_id)
    await recordAudit(tx, { ...describeActor(by), action: 'factors.totp_off' })
    await tellChange(d, tx, by.member_id, 'totp_off')
  })
}

/** New recovery codes; the old ones are good no more. */
export const renewRecovery = async (d: FactorsDeps, by: By, password: string): Promise<string[]> => {
  await requirePassword(d, by, password)
  if (!(await isStepAsked(d.db, by.member_id))) refuse('factors.totp_off')
  return d.db.tx(async (tx) => {
    await recordAudit(tx, { ...describeActor(by), action: 'factors.recovery_renewed' })
    await tellChange(d, tx, by.member_id, 'recovery_renewed')
    return replaceCodes(d, tx, by.member_id)
  })
}

/** Whether a login by password asks for the second step. */
export const isStepAsked = async (r: Reader, member_id: number): Promise<boolean> =>
  ((await findTotp(r, member_id))?.confirmed_at ?? null) !== null

/** Uses a code up in the transaction of what it opens; tells which kind it was, nothing where it is wrong or was used before. */
export const consumeCode = async (
  d: FactorsDeps,
  tx: Tx,
  member_id: number,
  code: string,
): Promise<'code' | 'recovery' | undefined> => {
  const way = tellWay(code)
  if (way === 'recovery') {
    const hash = hashRecoveryCode(member_id, code)
    if ((await consumeRecoveryCode(tx, member_id, hash, d.clock.now())) === 0) return undefined
    await tellChange(d, tx, member_id, 'recovery_used')
    return way
  }
  const kept = await findTotp(tx, member_id)
  const step = kept?.confirmed_at ? findStep(d, member_id, kept.secret, code) : undefined
  return step === undefined || (await consumeStep(tx, member_id, step)) === 0 ? undefined : way
}

const findStep = (d: FactorsDeps, member_id: number, sealed: string, code: string): number | undefined => {
  const secret = openSecret(d, member_id, sealed)
  return secret === undefined ? undefined : findTotpStep(secret, code, d.clock.now())
}

const replaceCodes = async (d: FactorsDeps, tx: Tx, member_id: number): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => createRecoveryCode(d.rng.bytes(RECOVERY_LENGTH)))
  await dropRecoveryCodes(tx, member_id)
  await insertRecoveryCodes(
    tx,
    member_id,
    codes.map((code) => hashRecoveryCode(member_id, code)),
  )
  return codes.map(formatRecoveryCode)
}

import { recordAudit } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { StaffDeps } from './deps.ts'
import { hashPassword } from '../../kernel/password.ts'
import { hashToken } from '../../kernel/ids.ts'
import { nameFactorOwner, openFactor } from './factor.ts'
import { findTotpStep, buildTotpUri } from './staff.rules.ts'
import { type Enrolment, findEnrolment, useEnrolment } from './enrolment.sql.ts'
import { endStaffSessions, setStaffSecrets } from './staff.sql.ts'

/** Whom a link is for and the second factor to set up. Refuses `staff.enrolment_invalid` for a used, old or unknown one. */
export const openEnrolment = async (
  d: StaffDeps,
  token: string,
): Promise<{ name: string; totp_uri: string; totp_secret: string }> => {
  const { name, totp_secret } = await requireValidEnrolment(d, token)
  return { name, totp_uri: buildTotpUri(name, totp_secret), totp_secret }
}

/** Sets password and second factor by a link, which is used up with it; older sessions end. */
export const finishEnrolment = async (
  d: StaffDeps,
  input: { token: string; password: string; totp: string },
  from: { ip: string; request_id: string },
): Promise<void> => {
  const { staff_id, name, totp_secret } = await requireValidEnrolment(d, input.token)
  const now = d.clock.now()
  const step = findTotpStep(totp_secret, input.totp, now)
  if (step === undefined) return refuse('staff.totp_wrong')
  const password_hash = await hashPassword(input.password)
  await d.db.tx(async (tx) => {
    const used = (await useEnrolment(tx, hashToken(input.token), now)) ?? refuse('staff.enrolment_invalid')
    const sealed = d.sealer.seal(requireFactor(d, { ...used, staff_id }), nameFactorOwner(staff_id))
    await setStaffSecrets(tx, staff_id, password_hash, sealed, step)
    await endStaffSessions(tx, { staff_id }, now)
    await recordAudit(tx, {
      actor: { type: 'staff', id: staff_id, name },
      action: 'staff.enrolled',
      target: `staff:${staff_id}`,
      ...from,
    })
  })
}

/** Opened again where it is used up: where `SECRET` was replaced meanwhile, nobody keeps what nobody could open. */
const requireFactor = (d: StaffDeps, { staff_id, totp_secret }: Pick<Enrolment, 'staff_id' | 'totp_secret'>): string =>
  openFactor(d, staff_id, totp_secret, true) ?? refuse('staff.enrolment_invalid')

/** With its second factor opened. */
const requireValidEnrolment = async (d: StaffDeps, token: string): Promise<Enrolment> => {
  const found = await findEnrolment(d.db, hashToken(token))
  if (!found || found.used_at !== null || found.expires_at <= d.clock.now()) return refuse('staff.enrolment_invalid')
  return { ...found, totp_secret: requireFactor(d, found) }
}

import { recordAudit } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Kernel } from '../../kernel/index.ts'
import { type By, describeActor, findMember, guessCountry } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { findCountryOf } from './browser.rules.ts'
import type { SessionsDeps } from './deps.ts'
import { type KnownDevice, type RunningSession, dropDevice, findKnownDevices, findRunning } from './device.sql.ts'
import type { Telling } from './device.view.ts'
import { forgetMember } from './session-cache.ts'
import { readIdleMs } from './session.ts'
import { endSessionsOf } from './session.sql.ts'
import { placesSetting } from './sessions.settings.ts'

/** How places and times are told here. */
export const readTelling = async (d: SessionsDeps): Promise<Telling> => ({
  time_zone: d.config.site_time_zone,
  places: await readSetting(d.db, placesSetting),
})

/**
 * In which country a member is who calls from an address, as an ISO 3166 code: the operator's range that holds it says so, or else their
 * phone number; nothing where neither does.
 */
export const findCountry = async (
  { db }: Pick<Kernel, 'db'>,
  { member_id, ip }: { member_id: number; ip: string },
): Promise<string | undefined> =>
  findCountryOf(ip, await readSetting(db, placesSetting)) ??
  guessCountry((await findMember(db, member_id))?.phone ?? '')

/** Where an account is open, and the devices it was opened on. */
export const findSecurity = async (
  d: SessionsDeps,
  member_id: number,
): Promise<{ sessions: RunningSession[]; devices: KnownDevice[] }> => {
  const now = d.clock.now()
  const alive_at = new Date(now.getTime() - (await readIdleMs(d)))
  const [sessions, devices] = await Promise.all([
    findRunning(d.db, member_id, now, alive_at),
    findKnownDevices(d.db, member_id),
  ])
  return { sessions, devices }
}

/** Ends one session of a member's from afar; its browser hears that another did. */
export const endSession = async (d: SessionsDeps, by: By, id: string): Promise<void> => {
  await d.db.tx(async (tx) => {
    const ended = await endSessionsOf(tx, { member_id: by.member_id, only: id }, 'ended_by_member', d.clock.now())
    if (ended === 0) refuse('sessions.session_not_found')
    await recordAudit(tx, { ...describeActor(by), action: 'sessions.ended', after: { session_id: id } })
  })
  forgetMember(d.db, by.member_id)
}

/** Ends all sessions but the one that asks; how many there were. */
export const endOthers = async (d: SessionsDeps, by: By, session_id: string): Promise<number> => {
  const ended = await d.db.tx(async (tx) => {
    const n = await endSessionsOf(tx, { member_id: by.member_id, but: session_id }, 'ended_by_member', d.clock.now())
    if (n > 0) await recordAudit(tx, { ...describeActor(by), action: 'sessions.others_ended', after: { ended: n } })
    return n
  })
  forgetMember(d.db, by.member_id)
  return ended
}

/** Forgets a device of a member's, and ends what is open on it but the session that asks. */
export const forgetDevice = async (d: SessionsDeps, by: By & { session_id: string }, id: string): Promise<void> => {
  await d.db.tx(async (tx) => {
    const device = (await dropDevice(tx, by.member_id, id)) ?? refuse('sessions.device_not_found')
    const which = { member_id: by.member_id, device, but: by.session_id }
    await endSessionsOf(tx, which, 'ended_by_member', d.clock.now())
    await recordAudit(tx, { ...describeActor(by), action: 'sessions.device_forgotten', after: { id } })
  })
  forgetMember(d.db, by.member_id)
}

import { MAIL_WAYS, type MailWay, type OutgoingState } from '@moongate/contract/mail.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import type { Reader } from '../../kernel/db.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import { lockSetting, putSetting, readSettings } from '../site/index.ts'
import type { Delivery } from './courier.port.ts'
import type { CourierDeps } from './deps.ts'
import { waysSetting, writingSetting } from './mail.settings.ts'
import { forgetMass, settleOutgoing, takeOutgoing, type Taken } from './outgoing.sql.ts'

/** Longer than one courier takes for one mail. */
const HELD_MS = 180_000
const MAX_TRIES = 5
const PAUSE_MS = 300_000
const MASS_KEPT_MS = 90 * 24 * 60 * 60_000
const AT_ONCE = 5000

/** What is written down of one that was tried: unclear ones are tried again with growing pauses, five times in all. */
export const judgeDelivery = (
  delivery: Delivery | undefined,
  tries: number,
  now: Date,
): { state: OutgoingState; error: string; due_at: Date } => {
  if (!delivery) return { state: 'logged', error: '', due_at: now }
  if (delivery.outcome === 'sent') return { state: 'sent', error: '', due_at: now }
  const { outcome, error } = delivery
  if (outcome === 'refused' || tries >= MAX_TRIES) return { state: 'failed', error, due_at: now }
  return { state: 'queued', error, due_at: new Date(now.getTime() + PAUSE_MS * 2 ** (tries - 1)) }
}

/** Sends what is due, one after the other, each by whoever is connected; where nobody is, it is logged. */
export const sendOutgoing = async (d: CourierDeps): Promise<void> => {
  for (;;) {
    const now = d.clock.now()
    const taken = await takeOutgoing(d.db, now, new Date(now.getTime() + HELD_MS))
    if (!taken) return
    await sendOne(d, taken)
  }
}

const sendOne = async (
  d: CourierDeps,
  { id, way, address, title, content, tries, is_unwanted }: Taken,
): Promise<void> => {
  if (is_unwanted) return void (await settleOutgoing(d.db, id, { state: 'withheld', error: '', due_at: d.clock.now() }))
  const delivery = await d.couriers[way]?.deliver({ id, address, title, content })
  await settleOutgoing(d.db, id, judgeDelivery(delivery, tries, d.clock.now()))
}

/** Forgets what of mass mails left the site so long ago, some at a time: a site writes one of them to each of its members. */
export const forgetMassMail = async (d: Pick<CourierDeps, 'db' | 'clock'>): Promise<void> => {
  const before = new Date(d.clock.now().getTime() - MASS_KEPT_MS)
  while ((await forgetMass(d.db, before, AT_ONCE)) === AT_ONCE);
}

export type MailSettings = { email: boolean; push: boolean; most_an_hour: number }

/** On which ways mail also leaves the site, and how many mails a member may write an hour. */
export const readMailSettings = async (r: Reader): Promise<MailSettings> => {
  const [ways, { most_an_hour }] = await readSettings(r, [waysSetting, writingSetting])
  return { ...ways, most_an_hour }
}

/** The ways on which somebody takes mail; what leaves by another is only logged. */
export const listConnected = ({ couriers }: Pick<CourierDeps, 'couriers'>): MailWay[] =>
  MAIL_WAYS.filter((way) => couriers[way] !== undefined)

/** Sets them, and writes who did. Refuses common.conflict. */
export const setMailSettings = (
  d: Pick<CourierDeps, 'db'>,
  { seen, ...wanted }: MailSettings & { seen: string },
  by: StaffAct,
): Promise<MailSettings> =>
  d.db.tx(async (tx) => {
    await lockSetting(tx, waysSetting)
    const before = await readMailSettings(tx)
    requireSeen(seen, before, wanted)
    const { most_an_hour, ...ways } = wanted
    await putSetting(tx, waysSetting, ways)
    await putSetting(tx, writingSetting, { most_an_hour })
    const entry = { action: 'mail.settings_set' as const, target: 'mail:settings', before, after: wanted }
    await recordAudit(tx, { ...describeStaffAct(by), ...entry })
    return wanted
  })

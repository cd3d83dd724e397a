import type { LoginOutcome, LoginWay } from '@moongate/contract/sessions.states'
import { channels } from '@moongate/contract'
import { newDevicePush } from '@moongate/contract/sessions.pushes'
import type { Reader, Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { push } from '../../kernel/push.ts'
import { readSetting } from '../site/index.ts'
import { findPlace, maskAddress, readUserAgent } from './browser.rules.ts'
import type { Opening, SessionsDeps } from './deps.ts'
import { insertLogin, noteDevice } from './device.sql.ts'
import { newDevice } from './sessions.events.ts'
import { placesSetting } from './sessions.settings.ts'

type Where = { ip: string; user_agent: string }
type What = { way: LoginWay; outcome: LoginOutcome; is_new_device?: boolean }

/** Notes a login that reached the password. Of an account that does not exist too, so that both take as long. */
export const noteLogin = async (
  d: Pick<SessionsDeps, 'db' | 'clock' | 'ids'>,
  member_id: number | null,
  { ip, user_agent }: Where,
  { way, outcome, is_new_device = false }: What,
  r: Reader = d.db,
): Promise<void> => {
  const where = { ip, user_agent: user_agent.slice(0, 300) }
  await insertLogin(r, { id: d.ids.uuid(), member_id, at: d.clock.now(), ...where, way, outcome, is_new_device })
}

type Opened = { member_id: number; session_id: string; device: Buffer | null; is_first: boolean; now: Date }

/**
 * Notes the device and the login of a session that opens `now`, the moment from which on its device is known; a device that is new to a
 * member who has others is told.
 */
export const noteOpening = async (
  d: SessionsDeps,
  tx: Tx,
  { member_id, session_id, device, is_first, now }: Opened,
  from: Opening,
): Promise<void> => {
  const where = { ip: from.ip, user_agent: from.user_agent.slice(0, 300) }
  const unseen = device !== null && (await noteDevice(tx, { member_id, device, id: d.ids.uuid(), ...where, now }))
  const is_new_device = unseen && !is_first
  await noteLogin(d, member_id, where, { way: from.way, outcome: 'opened', is_new_device }, tx)
  if (!is_new_device) return
  const place = findPlace(from.ip, await readSetting(tx, placesSetting))
  const seen = { ...readUserAgent(from.user_agent), address: maskAddress(from.ip), place }
  await emit(tx, newDevice, { member_id, session_id, at: now, ...seen })
  await push(tx, newDevicePush, channels.member(member_id), { session_id })
}

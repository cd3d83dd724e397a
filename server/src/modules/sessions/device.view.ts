import type { securityRoutes } from '@moongate/contract/sessions.security'
import type { AnswerInput } from '../../kernel/http/call.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { findPlace, maskAddress, readUserAgent } from './browser.rules.ts'
import type { KnownDevice, Login, RunningSession } from './device.sql.ts'

type Security = AnswerInput<typeof securityRoutes.security>['data']
type LoginView = AnswerInput<typeof securityRoutes.logins>['data']['data'][number]

/** How what is kept is told: in which time zone, and which places are known. */
export type Telling = { time_zone: string; places: readonly { range: string; place: string }[] }

const browserView = ({ user_agent, ip }: { user_agent: string; ip: string }, { places }: Telling) => ({
  ...readUserAgent(user_agent),
  address: maskAddress(ip),
  place: findPlace(ip, places),
})

const flagOf = (is: boolean): number => (is ? 1 : 0)

/** Sessions and devices; `current` is the session that asks, where one does. */
export const securityView = (
  { sessions, devices }: { sessions: RunningSession[]; devices: KnownDevice[] },
  telling: Telling,
  current?: string,
): Security => {
  const own = sessions.find(({ id }) => id === current)?.device
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      ...browserView(session, telling),
      started_at: formatWireTime(session.created_at, telling.time_zone),
      seen_at: formatWireTime(session.seen_at, telling.time_zone),
      is_current: flagOf(session.id === current),
    })),
    devices: devices.map((device) => ({
      id: device.id,
      ...browserView(device, telling),
      first_seen_at: formatWireTime(device.first_seen_at, telling.time_zone),
      seen_at: formatWireTime(device.seen_at, telling.time_zone),
      is_current: flagOf(own !== null && own !== undefined && own.equals(device.device)),
    })),
  }
}

export const loginView = (login: Login, telling: Telling): LoginView => ({
  id: login.id,
  ...browserView(login, telling),
  at: formatWireTime(login.at, telling.time_zone),
  way: login.way,
  outcome: login.outcome,
  is_new_device: flagOf(login.is_new_device),
})

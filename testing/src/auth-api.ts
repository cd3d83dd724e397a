import { officeTables, tables } from '@moongate/contract'
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { composeModules } from '../../server/src/compose.ts'
import { createHttpServer } from '../../server/src/kernel/http/http-server.ts'
import { mountModule } from '../../server/src/kernel/http/mount.ts'
import { createAuditOfficeHandlers } from '../../server/src/modules/audit/index.ts'
import { createFactorsHandlers } from '../../server/src/modules/factors/index.ts'
import {
  createMembersHandlers,
  createMembersOfficeHandlers,
  seedMembers,
} from '../../server/src/modules/members/index.ts'
import { createOfficeHandlers } from '../../server/src/modules/office/index.ts'
import {
  authenticate,
  createSessionsHandlers,
  createSessionsOfficeHandlers,
} from '../../server/src/modules/sessions/index.ts'
import { authenticateStaff, createStaffOfficeHandlers, seedStaff } from '../../server/src/modules/staff/index.ts'
import { people } from './people.ts'
import { createTestDb, type TestDb } from './test-db.ts'

export type AuthAnswer = {
  http: number
  body: Record<string, unknown> & { status: string; message: string; error?: string; data?: unknown }
  token?: string
  retry_after?: string
}
export type AuthAsk = {
  method?: 'GET' | 'POST'
  token?: string
  ip?: string
  lang?: string
  /** The origin of the page that asks, what its browser calls itself, and the mark that it keeps. */
  origin?: string
  browser?: string
  device?: string
}
export type AuthApi = {
  d: TestDb
  app: FastifyInstance
  call: (path: string, body?: object, ask?: AuthAsk) => Promise<AuthAnswer>
  /** A fresh captcha with its right answer, to be spread into a form. */
  captcha: () => Promise<{ key: string; captcha: string }>
  /** Logs a member in and answers the token; fails the test when it is refused. */
  logIn: (name: string, ask?: AuthAsk) => Promise<string>
  /** The one-time code of a second factor, the demo staff's unless another is named; `ms` from now. */
  code: (secret?: string, ms?: number) => string
  /** A staff login, erin's but for the changes. A code works once, so each waits for the next. */
  enterOffice: (change?: object, ip?: string) => Promise<AuthAnswer>
  /** Logs staff in and answers the token; fails the test when it is refused. */
  staffToken: (name?: string) => Promise<string>
  stop: () => Promise<void>
}

export const PASSWORD = people.alice.password
export const CAPTCHA = '7777'

const START_AT = '2026-11-21T04:00:00Z'

/**
 * Members, sessions, staff and the office's files behind a real server on a database of its own, with the demo people and nothing
 * else of the demo; its time is stopped. `turnover_left` is what every member has still to bet, in minor units.
 */
export const startAuthApi = async ({ turnover_left = 12_34n } = {}): Promise<AuthApi> => {
  const d = await createTestDb({ start_at: START_AT })
  await seedMembers(d)
  await seedStaff(d)
  const deps = { ...composeModules(d), turnover_left: async () => turnover_left }
  const app = await createHttpServer(
    d,
    { member: (token) => authenticate(d, token), staff: (token) => authenticateStaff(d, token) },
    {
      check_answers: true,
      modules: (server, http) => {
        mountModule(server, http, 'sessions', tables.sessions, createSessionsHandlers(d))
        mountModule(server, http, 'factors', tables.factors, createFactorsHandlers(d))
        mountModule(server, http, 'sessions', officeTables.sessions, createSessionsOfficeHandlers(d), true)
        mountModule(server, http, 'members', tables.members, createMembersHandlers(deps))
        mountModule(server, http, 'staff', officeTables.staff, createStaffOfficeHandlers(d), true)
        mountModule(server, http, 'members', officeTables.members, createMembersOfficeHandlers(d), true)
        mountModule(server, http, 'audit', officeTables.audit, createAuditOfficeHandlers({ ...d, namers: {} }), true)
        mountModule(server, http, 'office', officeTables.office, createOfficeHandlers(deps), true)
      },
    },
  )
  const call = createCall(app)
  const captcha = async () => ({ key: (await data<{ key: string }>(call('/auth/captcha'))).key, captcha: CAPTCHA })
  const logIn: AuthApi['logIn'] = async (name, ask) =>
    (await data<{ access_token: string }>(call('/auth/login', { name, password: PASSWORD, ...(await captcha()) }, ask)))
      .access_token
  const { code, enterOffice } = createOfficeEntry(d, call)
  return {
    d,
    app,
    call,
    captcha,
    logIn,
    code,
    enterOffice,
    staffToken: async (name = 'erin') => (await data<{ access_token: string }>(enterOffice({ name }))).access_token,
    stop: async () => {
      await app.close()
      await d.stop()
    },
  }
}

const createCall =
  (app: FastifyInstance): AuthApi['call'] =>
  async (
    path,
    body = {},
    { method = 'POST', token, ip = '203.0.113.1', lang = 'en', origin, browser, device } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
      ...(method === 'POST' && { payload: body }),
      remoteAddress: ip,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(origin !== undefined && { origin }),
        ...(browser !== undefined && { 'user-agent': browser }),
        ...(device !== undefined && { cookie: `moongate_device=${device}` }),
      },
    })
    const next = /^Bearer (.+)$/.exec(answer.headers['authorization'] ?? '')?.[1]
    const wait = answer.headers['retry-after']
    return {
      http: answer.statusCode,
      body: answer.json(),
      ...(next !== undefined && { token: next }),
      ...(wait !== undefined && { retry_after: wait }),
    }
  }

const createOfficeEntry = (d: TestDb, call: AuthApi['call']): Pick<AuthApi, 'code' | 'enterOffice'> => {
  const code: AuthApi['code'] = (secret = people.erin.totp_secret, ms = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: d.clock.now().getTime() + ms })
  return {
    code,
    enterOffice: (change = {}, ip = '192.0.2.1') => {
      d.clock.advance(30_000)
      return call('/office/login', { name: 'erin', password: people.erin.password, totp: code(), ...change }, { ip })
    },
  }
}

/** The `data` of an answer that has to be a success. */
export const data = async <T>(asked: Promise<AuthAnswer>): Promise<T> => {
  const { http, body } = await asked
  if (http !== 200) throw new Error(`expected success, got ${http} ${body.error ?? ''}: ${body.message}`)
  return body.data as T
}

/** Status and code of a refusal, e.g. `400 sessions.captcha_wrong`; `200` for a success. */
export const outcome = async (asked: Promise<AuthAnswer>): Promise<string> => {
  const { http, body } = await asked
  return body.error ? `${http} ${body.error}` : String(http)
}

import { createTestDb, type TestDb } from '@moongate/testing'
import { identityRoutes } from '@moongate/contract/identity'
import type { FastifyInstance } from 'fastify'
import { mountModule } from '../../kernel/http/mount.ts'
import { createHttpServer } from '../../kernel/http/http-server.ts'
import { authenticate, createIdentityHandlers, seedIdentity } from './index.ts'

export type Answer = {
  http: number
  body: Record<string, never> & { status: string; message: string; error?: string; data?: never }
  token?: string
  retry_after?: string
}
export type Ask = { token?: string; ip?: string; lang?: string }
export type TestHouse = {
  d: TestDb
  app: FastifyInstance
  call: (path: string, body?: object, ask?: Ask) => Promise<Answer>
  /** A fresh captcha with its right answer, to be spread into a form. */
  captcha: () => Promise<{ key: string; captcha: string }>
  /** Logs in and answers the token; fails the test when it is refused. */
  logIn: (name: string, ask?: Ask) => Promise<string>
  stop: () => Promise<void>
}

export const PASSWORD = 'Moongate88'
export const CAPTCHA = '7777'

/** The module behind a real server on a database of its own, with the demo people, its time stopped. */
export const startTestApi = async (): Promise<TestHouse> => {
  const d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
  await seedIdentity(d)
  const app = await createHttpServer(
    d,
    { member: (token) => authenticate(d, token) },
    {
      check_answers: true,
      modules: (house, http) =>
        mountModule(
          house,
          http,
          'identity',
          identityRoutes,
          createIdentityHandlers({ ...d, turnover_left: async () => 12_34n }),
        ),
    },
  )
  const call: TestHouse['call'] = async (path, body = {}, { token, ip = '203.0.113.1', lang = 'en' } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}?lang=${lang}`,
      payload: body,
      remoteAddress: ip,
      headers: token ? { authorization: `Bearer ${token}` } : {},
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
  const captcha = async () => ({ key: (await data<{ key: string }>(call('/auth/captcha'))).key, captcha: CAPTCHA })
  const logIn: TestHouse['logIn'] = async (name, ask) =>
    (await data<{ access_token: string }>(call('/auth/login', { name, password: PASSWORD, ...(await captcha()) }, ask)))
      .access_token
  return {
    d,
    app,
    call,
    captcha,
    logIn,
    stop: async () => {
      await app.close()
      await d.stop()
    },
  }
}

/** The `data` of an answer that has to be a success. */
export const data = async <T>(asked: Promise<Answer>): Promise<T> => {
  const { http, body } = await asked
  if (http !== 200) throw new Error(`expected success, got ${http} ${body.error ?? ''}: ${body.message}`)
  return body.data as T
}

/** Status and code of a refusal, e.g. `400 identity.captcha_wrong`; `200` for a success. */
export const outcome = async (asked: Promise<Answer>): Promise<string> => {
  const { http, body } = await asked
  return body.error ? `${http} ${body.error}` : String(http)
}

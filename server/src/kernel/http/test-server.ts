import { createTestDb } from '@moongate/testing'
import { toWire } from '@moongate/money'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import type { MemberCaller } from './call.ts'
import type { HttpContext } from './context.ts'
import { mountModule } from './mount.ts'
import { createHttpServer } from './http-server.ts'
import { createLimiter, defaultLimits } from './limiter.ts'
import type { Authenticate, HttpPorts } from './ports.ts'
import { table } from './test-table.ts'

const alice: MemberCaller = { member_id: 1, name: 'alice', is_demo: false, agent_id: null, session_id: 's1' }
const callers: Record<string, MemberCaller> = {
  alice,
  guest: { ...alice, member_id: 2, is_demo: true },
  carol: { ...alice, member_id: 3, agent_id: 7 },
  frozen: { ...alice, member_id: 4, name: 'frozen' },
}

const member: Authenticate<MemberCaller> = async (token) => {
  if (token === 'replaced') return { ended: 'force_offline', reason: 'sessions:ended.expired' }
  const caller = callers[token.replace('old-', '')]
  if (!caller) return { ended: 'session_ended' }
  return { caller, ...(token.startsWith('old-') && { refreshed_token: token.slice(4) }) }
}

type Maintenance = { on: boolean; redirect: string }
const createPorts = (maintenance: Maintenance): HttpPorts => ({
  member,
  staff: async (name) => ({
    caller: { staff_id: 1, name, roles: name === 'frank' ? ['finance'] : ['support'], session_id: 'x' },
  }),
  limiter: createLimiter({
    ...defaultLimits,
    auth: { address: { points: 2, per_s: 60 }, account: { points: 2, per_s: 60 } },
  }),
  maintenance: async () => maintenance,
  authorize: async ({ caller }) => {
    if (caller && 'member_id' in caller && caller.member_id === callers['frozen']?.member_id)
      refuse('policy.member_frozen')
  },
})

export const METRICS_TOKEN = 'a-token-of-the-figures'

export type Sent = {
  method?: 'GET' | 'POST'
  url: string
  token?: string
  ip?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Mounts the table with handlers that keep what they are sent in `stored`. */
const mountTable = (stored: unknown[]) => (app: FastifyInstance, http: HttpContext) =>
  mountModule(app, http, 'bank', table, {
    echo: async ({ input }) => {
      stored.push(input)
      return { data: { id: input.id, money: toWire(input.money), secret: 'x' }, message: 'common:modified' }
    },
    find: async ({ input }) => ({ dates: input.dates ?? [], page: input.page }),
    remove: async ({ input }) => ({ id: input.id, ids: input.ids, flag: input.flag ?? '' }),
    mine: async ({ caller }) => ({ name: caller.name }),
    both: async () => ({}),
    team: async () => ({}),
    staff: async () => ({}),
    refused: async () => refuse('policy.feature_off'),
    undeclared: async () => refuse('bank.card_limit'),
    broken: async () => {
      throw new Error('secret detail')
    },
    wrong: async () => ({ data: '1.5' }),
    slow: () => new Promise((done) => setTimeout(() => done({}), 300)),
    guess: async () => ({}),
    proof: async () => ({}),
    picture: async ({ file }) => ({ size: file?.bytes.length ?? 0, name: file?.name ?? '' }),
  })

const createSender =
  (app: FastifyInstance) =>
  async ({ method = 'POST', url, token, ip = '127.0.0.1', body = {}, headers = {} }: Sent) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(method === 'POST' && { payload: body as string }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: answer.body.startsWith('{') ? (answer.json() as Record<string, unknown>) : {},
    }
  }

/** A server of its own for a file of tests; `send` is a call of it, read. */
export const startServer = async () => {
  const d = await createTestDb()
  const stored: unknown[] = []
  const maintenance = { on: false, redirect: 'https://status.example/' }
  const ports = createPorts(maintenance)
  const app = await createHttpServer({ ...d, config: { ...d.config, metrics_token: METRICS_TOKEN } }, ports, {
    check_answers: true,
    allowed_redirects: ['https://status.example/'],
    allowed_origins: ['https://m.example'],
    modules: mountTable(stored),
  })
  const stop = async () => {
    await app.close()
    await d.stop()
  }
  return { d, app, ports, stored, maintenance, send: createSender(app), stop }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

import { brotliDecompressSync } from 'node:zlib'
import { errorTables, officeTables, tables } from '@moongate/contract'
import { buildOpenApi } from '@moongate/contract/openapi'
import { type Env, startEnv } from '@moongate/testing/env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { createSeededRng } from '../src/kernel/rng.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'
import { type FuzzCall, type Known, listOperations, makeCall, makeStray } from './fuzz/calls.ts'
import { chooseRoles, createTokens, findKnown, type Role, ROLES, type Tokens } from './fuzz/people.ts'
import { pick } from './fuzz/values.ts'

/** How many calls, and from which seed: more by hand, `FUZZ_CALLS=20000 npx vitest run --project server server/test/fuzz.test.ts`. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 5000)
const SEED = process.env.FUZZ_SEED ?? 'moongate'

const operations = listOperations([
  buildOpenApi(tables, '/api', 'Moongate member API'),
  buildOpenApi(officeTables, '/api/office', 'Moongate office API'),
])
const codes = new Set(
  Object.entries(errorTables).flatMap(([module, table]) => Object.keys(table).map((code) => `${module}.${code}`)),
)

let env: Env
let tokens: Tokens
let known: Known
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  tokens = createTokens(env)
  known = await findKnown(env, tokens)
})
afterAll(() => env.stop())

/** The call of a number is always the same, so one that failed can be looked at alone. */
const makeNumbered = (i: number): { call: FuzzCall; role: Role } => {
  const rng = createSeededRng(`${SEED}/${i}`)
  const listed = pick(rng, operations)
  const role = pick(rng, rng.int(5) === 0 ? ROLES : chooseRoles(listed.operation['x-who']))
  return { role, call: rng.int(12) === 0 ? makeStray(rng) : makeCall(rng, listed, known) }
}

const PROTECTING = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
type Answer = Awaited<ReturnType<Env['app']['inject']>>

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The body as text, also where it came packed. */
const unpack = ({ headers, body, rawPayload }: Answer): string =>
  headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : body

/** What is wrong with an answer, or nothing. */
const findFault = (call: FuzzCall, { statusCode, headers }: Answer, body: string): string | undefined => {
  const bare = Object.entries(PROTECTING).find(([name, value]) => headers[name] !== value)
  if (bare) return `without ${bare[0]}`
  if (statusCode >= 500) return `answered ${statusCode}`
  if (statusCode < 400)
    return call.id === 'no operation' || readBody(body)['status'] === 'success' ? undefined : 'no envelope'
  const { status, code, message, error } = readBody(body)
  if (status !== 'error' || code !== statusCode || typeof message !== 'string' || message === '') return 'no envelope'
  return codes.has(String(error)) ? undefined : `unknown error ${String(error)}`
}

/** Who is shut out or limited, by themselves or by staff, could do next to nothing more; their sessions are over. */
const letIn = async (): Promise<void> => {
  const erin = (await tokens.get('erin')) ?? ''
  for (const { id } of await env.owner.many<{ id: number }>(sql`select id from members.members where state = 'frozen'`))
    await env.call(`POST /office/members/${id}/state`, {
      as: erin,
      body: { state: 'active', reason: 'for what follows' },
    })
  await env.owner.run(sql`delete from policy.bars where why = 'protected'`)
  await env.owner.run(sql`delete from policy.limits`)
  await env.owner.run(sql`delete from protection.exclusions`)
  for (const role of ['alice', 'bobby', 'carol', 'player'] as const) tokens.forget(role)
}

const send = async (i: number): Promise<{ id: string; status: number; fault?: string }> => {
  const { call, role } = makeNumbered(i)
  const token = await tokens.get(role)
  const answer = await env.app.inject({
    ...call,
    method: call.method as 'GET',
    headers: { ...call.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    remoteAddress: `10.2.${(i >> 8) & 255}.${i & 255}`,
  })
  if (answer.statusCode === 200 && /\/(exclude|limit|state)$/.test(call.id)) await letIn()
  if (answer.statusCode === 401 || /logout$|password\/modify$/.test(call.id)) tokens.forget(role)
  const body = unpack(answer)
  const fault = findFault(call, answer, body)
  const shown = `${i}: ${role} ${call.method} ${call.url.slice(0, 200)} ${JSON.stringify(String(call.payload ?? '')).slice(0, 300)}`
  return {
    id: call.id,
    status: answer.statusCode,
    ...(fault && { fault: `${shown} → ${fault}: ${body.slice(0, 200)}` }),
  }
}

const tally = (answers: readonly { id: string; status: number }[], counts: (status: number) => boolean): number =>
  new Set(answers.filter(({ id, status }) => id !== 'no operation' && counts(status)).map(({ id }) => id)).size

it(`R8.8 R7.9 ${CALLS} calls made from both documents, most with a value spoilt, meet no 5xx and no answer without its envelope`, async () => {
  const faults: string[] = []
  const answers: { id: string; status: number }[] = []
  for (let i = 0; i < CALLS; i++) {
    const { id, status, fault } = await send(i)
    answers.push({ id, status })
    if (fault) faults.push(fault)
  }
  expect(faults.slice(0, 20)).toEqual([])
  expect(await env.invariants()).toEqual([])
  if (CALLS < 5000) return
  expect(tally(answers, () => true)).toBe(operations.length)
  expect(tally(answers, (status) => status === 200)).toBeGreaterThan(operations.length / 2) // it went deep, too
}, 900_000)

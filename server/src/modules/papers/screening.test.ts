import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandboxScreening } from '../../adapters/screening/sandbox.ts'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', screening: createSandboxScreening() })
})
afterAll(() => env.stop())

const rename = (realname: string) =>
  env.owner.run(sql`update members.members set realname = ${realname} where name = 'bobby'`)
const screen = async () => {
  const asked = { as: 'erin', body: {} }
  return (await data<{ outcome: string }>(`POST /office/papers/members/${await member_id('bobby')}/screen`, asked))
    .outcome
}
const isFlagged = async () =>
  (await env.owner.many(sql`select 1 from papers.flagged_members where member_id = ${await member_id('bobby')}`))
    .length > 0

it('R6.2 a hit waits for somebody; a silence hides it from nobody and clears nobody', async () => {
  await rename('张三丰')
  expect([await screen(), await isFlagged()]).toEqual(['hit', true])
  await rename('Nobody Answers')
  expect([await screen(), await isFlagged()]).toEqual(['unknown', true])
  await rename('No Json')
  expect([await screen(), await isFlagged()]).toEqual(['unknown', true])
  const [waiting] = (await data<{ data: { id: string }[] }>('GET /office/papers', { as: 'erin', query: { open: '1' } }))
    .data
  const { screening } = await data<{ screening: object }>(`GET /office/papers/${waiting?.id}`, { as: 'erin' })
  expect(screening).toMatchObject({ outcome: 'hit', entry: 'SANDBOX: 张三丰' })
  const id = await member_id('bobby')
  const dismiss = (as = 'erin') =>
    outcome(`POST /office/papers/members/${id}/hit`, { as, body: { reason: '生日不同，并非本人' } })
  expect([await dismiss('sofia'), await dismiss(), await dismiss()]).toEqual([
    '403 common.forbidden',
    '200',
    '409 papers.no_hit',
  ])
  expect(await isFlagged()).toBe(false)
  // Somebody of that name is found again later: it is looked at again.
  await rename('张三丰')
  expect([await screen(), await isFlagged()]).toEqual(['hit', true])
  await rename('李明')
  expect([await screen(), await isFlagged()]).toEqual(['clear', false])
})

it('R6.2 R6.3 who is too young by the age of the licence waits for somebody too', async () => {
  const hold = (profile: string) =>
    env.owner.run(
      sql`update site.configs set value = jsonb_set(value, '{profile}', to_jsonb(${profile}::text)) where key = 'protection'`,
    )
  await rename('Young Person')
  expect([await screen(), await isFlagged()]).toEqual(['clear', false])
  await hold('PA')
  expect([await screen(), await isFlagged()]).toEqual(['underage', true])
  const body = { reason: '证件显示已满二十一岁' }
  expect(await outcome(`POST /office/papers/members/${await member_id('bobby')}/hit`, { as: 'erin', body })).toBe('200')
  expect(await isFlagged()).toBe(false)
  await hold('standard')
})

it('R6.2 who sends a paper in is looked for, without anybody asking', async () => {
  await env.owner.run(sql`truncate papers.screenings`)
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = { as: 'alice', file: { bytes, type: 'image/png' } }
  const { id } = await data<{ id: string }>('POST /member/papers/pictures', upload)
  await ok('POST /member/papers', { as: 'alice', key: 'screening-test', body: { kind: 'passport', pictures: [id] } })
  await env.drain()
  const rows = await env.owner.many<{ outcome: string }>(sql`select outcome from papers.screenings`)
  expect(rows).toEqual([{ outcome: 'clear' }])
})

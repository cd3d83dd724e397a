import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { enqueueOutgoing } from './outgoing.sql.ts'

let env: Env
let alice: number
const { ok, member_id } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
})
afterAll(() => env.stop())

/** A mail to alice as it leaves the site. */
const send = async (title: object): Promise<string> => {
  const { id } = await env.owner.one<{
    id: number
  }>(sql`insert into mail.messages (member_id, box, title, content, source)
    values (${alice}, 'inbox', ${title}, ${{ zh_cn: 'x' }}, ${`test:${env.ids.uuid()}`}) returning id`)
  await env.db.tx((tx) => enqueueOutgoing(tx, [id], ['push'], ''))
  return (await env.owner.one<{ title: string }>(sql`select title from mail.outgoing where message_id = ${id}`)).title
}

it.each([
  ['their own language', 'th', { zh_cn: '一', en: 'one', th: 'หนึ่ง' }, 'หนึ่ง'],
  ['English before Chinese', 'th', { zh_cn: '一', en: 'one', th: '' }, 'one'],
  ['the default', 'vi', { zh_cn: '一', th: 'หนึ่ง' }, '一'],
  ['the other script', 'zh_hk', { zh_cn: '一', en: 'one' }, '一'],
  ['any rather than none', 'en', { zh_cn: '', th: 'หนึ่ง' }, 'หนึ่ง'],
  ['nothing where there is nothing', 'en', { zh_cn: '' }, ''],
])('R1.10 what leaves the site is read in %s (%s)', async (_, lang, title, read) => {
  await ok('POST /member/message/list', { as: 'alice', lang, body: {} })
  expect(await send(title)).toBe(read)
})

import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { normalizeAddress } from '../../kernel/address.rules.ts'
import { sql } from '../../kernel/db.ts'
import { findSharers } from './index.ts'

let env: Env
const { member_id } = createScenario(() => env)
beforeAll(async () => void (env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })))
afterAll(() => env.stop())

const comeFrom = async (name: string, ip: string) =>
  env.owner
    .run(sql`insert into sessions.sessions (member_id, id, created_at, expires_at, seen_at, ended_at, ip, user_agent)
    select id, gen_random_uuid(), kernel.now(), kernel.now(), kernel.now(), kernel.now(), ${ip}, '' from members.members where name = ${name}`)

it.each([
  ['203.0.113.7', '203.0.113.7', 1],
  ['203.0.113.7', '203.0.113.8', 0],
  ['::ffff:203.0.113.7', '203.0.113.7', 1],
  ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', 1],
  ['2001:db8:1:2::1', '2001:DB8:0001:2:1::', 1],
  ['2001:db8::1', '2001:db8:0:0:ffff::', 1],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 0],
  ['::ffff:192.168.0.7', '::ffff:192.168.0.7', 0],
  ['fe80::1', 'fe80::2', 0],
  ['not:an:address', 'not:an:address', 1],
])('R4.21 %s and %s are of one address: %i, as the limits count them', async (mine, theirs, sharers) => {
  await env.owner.run(sql`delete from sessions.tokens`)
  await env.owner.run(sql`delete from sessions.sessions`)
  await comeFrom('alice', mine)
  await comeFrom('bobby', theirs)
  const found = await findSharers(env.db, await member_id('alice'), 30)
  expect(found.address_sharers).toBe(sharers)
  if (sharers > 0) expect(normalizeAddress(mine)).toBe(normalizeAddress(theirs))
})

import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxScreening } from '../../adapters/screening/sandbox.ts'
import { sql } from '../../kernel/db.ts'
import { replaceRealname } from '../members/index.ts'
import type { ScreeningPort } from './screening.port.ts'
import { askLists, askListsAgain } from './screening.ts'

type Shown = { id: number; outcome: string; entry: string }
let env: Env
const { data, ok, outcome, member_id, job } = createScenario(() => env)

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
const dismiss = async (screening_id: number, as = 'erin') => {
  const body = { screening_id, reason: '生日不同，并非本人' }
  return outcome(`POST /office/papers/members/${await member_id('bobby')}/hit`, { as, body })
}
/** What staff see of the member's screening now. */
const look = async () => {
  const { data: rows } = await data<{ data: { id: string }[] }>('GET /office/papers', {
    as: 'erin',
    query: { open: '1' },
  })
  return (await data<{ screening: Shown }>(`GET /office/papers/${rows[0]?.id}`, { as: 'erin' })).screening
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
  const { id, ...found } = await look()
  expect(found).toMatchObject({ outcome: 'hit', entry: 'SANDBOX: 张三丰' })
  expect([await dismiss(id, 'sofia'), await dismiss(id), await dismiss(id)]).toEqual([
    '403 common.forbidden',
    '200',
    '409 papers.no_hit',
  ])
  expect(await isFlagged()).toBe(false)
  const written = await env.owner.many(
    sql`select actor_name, reason, after from audit.entries where action in ('papers.screened', 'papers.hit_dismissed') order by id desc limit 2`,
  )
  expect(written).toEqual([
    { actor_name: 'erin', reason: '生日不同，并非本人', after: { found: 'SANDBOX: 张三丰' } },
    { actor_name: 'erin', reason: '', after: { outcome: 'unknown' } },
  ])
  // Somebody of that name is found again later: it is looked at again.
  await rename('张三丰')
  expect([await screen(), await isFlagged()]).toEqual(['hit', true])
  await rename('李明')
  expect([await screen(), await isFlagged()]).toEqual(['clear', false])
})

it('R6.2 what was found after somebody looked waits on, whatever they say of what they saw', async () => {
  await rename('张三丰')
  await screen()
  const { id: shown } = await look()
  await screen()
  expect([await dismiss(shown), await isFlagged()]).toEqual(['200', true])
  // The newest is shown; what was found before it goes with it.
  await screen()
  expect([await dismiss((await look()).id), await isFlagged()]).toEqual(['200', false])
  expect(await dismiss(shown)).toBe('409 papers.no_hit')
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
  expect(await dismiss((await look()).id)).toBe('200')
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

describe('R6.2 of whom the lists said nothing', () => {
  const listOutcomes = async () =>
    (
      await env.owner.many<{ outcome: string }>(sql`select outcome from papers.screenings
        where member_id = ${await member_id('bobby')} order by id`)
    ).map(({ outcome: found }) => found)
  const askAgain = async (minutes: number) => {
    env.clock.advance(minutes * 60_000)
    await job('papers.screen_again')
    return listOutcomes()
  }
  const clear = () => env.owner.run(sql`truncate papers.screenings`)
  const ask = async () => askLists({ ...env, screening: createSandboxScreening() }, await member_id('bobby'))

  it('they are asked again, later each time, until they answer; who waits longest first', async () => {
    await clear()
    await rename('Nobody Answers')
    await ask()
    expect(await askAgain(9)).toEqual(['unknown'])
    expect(await askAgain(1)).toEqual(['unknown', 'unknown'])
    expect(await askAgain(19)).toEqual(['unknown', 'unknown'])
    await rename('张三丰')
    expect(await askAgain(1)).toEqual(['unknown', 'unknown', 'hit'])
    expect(await isFlagged()).toBe(true)
    expect(await askAgain(1440)).toEqual(['unknown', 'unknown', 'hit'])
  })

  it('they are asked again also of whom they had said something before, and after a day at the latest', async () => {
    await clear()
    await rename('李明')
    await ask()
    await rename('No Json')
    for (let n = 0; n < 12; n++) await ask()
    await rename('张三丰')
    expect((await askAgain(1439)).at(-1)).toBe('unknown')
    expect((await askAgain(1)).at(-1)).toBe('hit')
  })

  it('R3.6 whose name staff put right is looked for by that name', async () => {
    await clear()
    await rename('张三丰')
    const id = await member_id('bobby')
    await env.db.tx((tx) => replaceRealname(tx, id, '李明'))
    await env.db.tx((tx) => replaceRealname(tx, id, '李明'))
    await env.drain()
    expect(await listOutcomes()).toEqual(['clear'])
  })

  it('who waits longest is asked first, and after a silence nobody else until the next time', async () => {
    await clear()
    const asked: string[] = []
    const screening: ScreeningPort = {
      screen: async ({ realname }) => {
        asked.push(realname)
        return { outcome: 'unknown', error: 'silent' }
      },
    }
    await rename('李明')
    for (const name of ['bobby', 'alice']) {
      await askLists({ ...env, screening }, await member_id(name))
      env.clock.advance(1000)
    }
    env.clock.advance(3_600_000)
    asked.length = 0
    await askListsAgain({ ...env, screening })
    expect(asked).toEqual(['李明'])
  })

  it('R6.2 they are asked by the day of birth that a paper says, or else the member', async () => {
    await clear()
    const said: unknown[] = []
    const screening: ScreeningPort = {
      screen: async ({ birth_on }) => {
        said.push(birth_on)
        return { outcome: 'clear' }
      },
    }
    await env.owner.run(sql`update members.members set birth_on = '1980-02-03' where name in ('carol', 'bobby')`)
    for (const name of ['carol', 'bobby']) await askLists({ ...env, screening }, await member_id(name))
    expect(said).toEqual(['1990-05-17', '1980-02-03'])
  })

  it('nobody is asked where no list is connected', async () => {
    await clear()
    await rename('Nobody Answers')
    await ask()
    env.clock.advance(3_600_000)
    await askListsAgain({ db: env.db, clock: env.clock })
    expect(await listOutcomes()).toEqual(['unknown'])
  })
})

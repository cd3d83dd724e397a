import { OPEN_PAPER } from '@moongate/contract/papers.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { listenToOffice } from '@moongate/testing/office-pushes'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { DAY_MS, DATES, createPapers } from './test-papers.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const { key, keep, send, sendPassport, step, standing, clear } = createPapers(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  // A second person who sees papers.
  await env.owner.run(sql`update staff.staff set roles = array['risk'] where name = 'frank'`)
})
afterAll(() => env.stop())

type Row = { id: string; pictures: string[]; claim: unknown }
/** The day of the site so many days from now. */
const dayIn = (days: number) =>
  new Date(env.clock.now().getTime() + days * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)
const list = async (query: Record<string, string> = {}, as = 'erin') =>
  (await data<{ data: Row[] }>('GET /office/papers', { as, query })).data

it('R6.2 a paper is sent in, taken by one person, accepted by them alone, and nobody else sees it', async () => {
  await clear()
  expect(await standing()).toBe('none')
  const id = await sendPassport()
  expect(await standing()).toBe('submitted')
  expect(await send('passport', [await keep()])).toBe('409 papers.waits_already')
  expect(await step(id, 'accept', DATES)).toBe('409 papers.state_changed')
  expect(await step(id, 'take')).toBe('200')
  expect(await standing()).toBe('in_review')
  for (const name of ['take', 'release', 'accept', 'refuse'])
    expect(await step(id, name, { ...DATES, reason: '看不清楚' }, 'frank')).toBe('409 papers.taken')
  expect(await step(id, 'accept', { ...DATES, birth_on: '2020-01-01' })).toBe('409 papers.too_young')
  // Eighteen by now, and not when they registered.
  await env.owner.run(sql`update members.members set registered_at = '2025-12-01' where name = 'alice'`)
  expect(await step(id, 'accept', { ...DATES, birth_on: '2007-12-20' })).toBe('409 papers.too_young')
  expect(await step(id, 'accept', {})).toBe('422 papers.dates_missing')
  expect(await step(id, 'accept', DATES)).toBe('200')
  expect(await standing()).toBe('accepted')
  expect(await step(id, 'refuse', { reason: '看不清楚' })).toBe('409 papers.state_changed')
  expect(await send('passport', [await keep()])).toBe('409 papers.accepted_already')

  type Shown = { pictures: string[]; good_until: string; claim: unknown }
  const { paper } = await data<{ paper: Shown }>(`GET /office/papers/${id}`, { as: 'erin' })
  expect(paper).toMatchObject({ good_until: DATES.good_until, claim: null })
  const [picture = ''] = paper.pictures
  const looks = [
    `/member/papers/pictures/${picture}`,
    `/office/papers/${id}`,
    `/office/papers/${id}/pictures/${picture}`,
  ]
  const hear = async (as?: string) =>
    (await Promise.all(looks.map((look) => outcome(`GET ${look}`, as === undefined ? {} : { as }))))
      .map((said) => said.slice(0, 3))
      .join(' ')
  expect([await hear('alice'), await hear('bobby'), await hear('sofia'), await hear(), await hear('frank')]).toEqual([
    '200 401 401',
    '404 401 401',
    '401 403 403',
    '401 401 401',
    '401 200 200',
  ])
  const told = await env.owner.many<{ actor_name: string; action: string }>(
    sql`select actor_name, action from audit.entries where action like 'papers.%' order by id`,
  )
  expect(told.map(({ actor_name, action }) => `${actor_name} ${action}`)).toEqual(
    expect.arrayContaining(['erin papers.take', 'erin papers.accept', 'frank papers.picture_read']),
  )
})

it("R6.2 what is refused is told in the reader's language, and may be sent again", async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  expect(await step(id, 'refuse', { reason: '图片不清晰，请重新拍摄 第一张' })).toBe('200')
  const { papers } = await data<{ papers: { reason: string }[] }>('GET /member/papers', { as: 'alice', lang: 'en' })
  expect(papers.map(({ reason }) => reason)).toEqual(['The picture cannot be read, please take it again 第一张'])
  expect(await standing()).toBe('refused')
  await sendPassport()
  expect(await standing()).toBe('submitted')
})

it('R6.2 what a claim held is free again when it has run out', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  env.clock.advance(10 * 60_000)
  expect(await step(id, 'accept', DATES)).toBe('409 papers.not_taken')
  expect(await step(id, 'take', {}, 'frank')).toBe('200')
  expect(await step(id, 'release', {}, 'frank')).toBe('200')
  expect(await standing()).toBe('submitted')
  expect(await step(id, 'take')).toBe('200')
  const claimOf = async (as: string) => (await list({ open: '1' }, as))[0]?.claim
  expect([await claimOf('erin'), await claimOf('frank')]).toEqual([
    { by: 'erin', mine: true },
    { by: 'erin', mine: false },
  ])
})

it('R6.2 the pictures of a paper are its member own, each once, in their order, and stay with it', async () => {
  await clear()
  const [front, back, other] = [await keep(), await keep(), await keep('bobby')]
  expect(await send('id_card', [front, front])).toBe('422 papers.too_few_pictures')
  expect(await send('id_card', [front, other])).toBe('404 papers.picture_unknown')
  expect(await send('id_card', [back, front])).toBe('200')
  expect(await send('licence', [back, front])).toBe('404 papers.picture_unknown')
  await sendPassport()
  const [passport, card] = (await list()).toSorted((a, b) => a.pictures.length - b.pictures.length)
  expect(card?.pictures).toEqual([back, front])
  expect(await outcome(`POST /member/papers/pictures/${front}/drop`, { as: 'alice', body: {} })).toBe(
    '404 papers.picture_unknown',
  )
  const look = (id = '') => outcome(`GET /office/papers/${id}/pictures/${front}`, { as: 'erin' })
  expect([await look(card?.id), await look(passport?.id)]).toEqual(['200', '404 papers.picture_unknown'])
})

it('R6.6 of papers staff find those of a state or of a member, and of nobody none', async () => {
  await clear()
  const id = await sendPassport()
  const found = async (query: Record<string, string>) => (await list(query)).map((paper) => paper.id)
  expect(await found({ state: 'submitted' })).toEqual([id])
  expect(await found({ state: 'refused' })).toEqual([])
  expect([await found({ keyword: 'alice' }), await found({ keyword: 'nobody7' })]).toEqual([[id], []])
  for (const path of ['ask', 'screen'])
    expect(
      await outcome(`POST /office/papers/members/999999/${path}`, {
        as: 'erin',
        body: { kind: 'funds', reason: '请补充资金来源' },
      }),
    ).toBe('404 papers.member_unknown')
})

it('R6.6 each step is in the audit log, and the other desks hear of it', async () => {
  await clear()
  const since = (await env.owner.one<{ n: bigint }>(sql`select coalesce(max(id), 0) as n from audit.entries`)).n
  const heard: number[] = []
  const hear = async <T>(work: () => Promise<T>): Promise<T> => {
    const done: T[] = []
    const told = await listenToOffice(env, async () => void done.push(await work()))
    heard.push(told.filter(({ type }) => type === 'paper').length)
    return done[0] as T
  }
  const id = await hear(sendPassport)
  for (const name of ['take', 'release', 'take', 'refuse']) await hear(() => step(id, name, { reason: '看不清楚' }))
  const body = { kind: 'address', reason: '请补充地址证明' }
  const ask = async () => ok(`POST /office/papers/members/${await member_id('alice')}/ask`, { as: 'erin', body })
  await hear(ask)
  const tidy = async () => {
    await env.db.run(sql`select kernel.enqueue('papers.tidy', '{}'::json, null, null, 1)`)
    await env.drain()
  }
  // Nothing has run out: the pictures of what was refused go with their time, and no desk changes.
  env.clock.advance(31 * DAY_MS)
  await hear(tidy)
  env.call.forget()
  const next = await sendPassport()
  for (const name of ['take', 'accept']) await step(next, name, { ...DATES, good_until: dayIn(40) })
  env.clock.advance(60 * DAY_MS)
  await hear(tidy)
  env.call.forget()
  expect(heard).toEqual([1, 1, 1, 1, 1, 1, 0, 1])
  const written = await env.owner.many<{ actor_name: string; action: string }>(
    sql`select actor_name, action from audit.entries where action like 'papers.%' and action <> 'papers.screened' and id > ${since} order by id`,
  )
  expect(written.map(({ actor_name, action }) => `${actor_name} ${action}`)).toEqual([
    ...['take', 'release', 'take', 'refuse', 'asked'].map((name) => `erin papers.${name}`),
    'papers papers.pictures_destroyed',
    'erin papers.take',
    'erin papers.accept',
    'papers papers.expire',
  ])
})

it('R6.2 staff ask for more: until it is accepted the member has not shown who they are', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  await step(id, 'accept', DATES)
  const alice = await member_id('alice')
  const ask = (as = 'erin') =>
    outcome(`POST /office/papers/members/${alice}/ask`, { as, body: { kind: 'funds', reason: '请补充资金来源' } })
  expect([await ask(), await ask(), await ask('sofia')]).toEqual([
    '200',
    '409 papers.asked_already',
    '403 common.forbidden',
  ])
  expect(await standing()).toBe('asked')
  // What is asked for is sent in although one of the kind is good.
  const again = { as: 'erin', body: { kind: 'passport', reason: '请补充资金来源' } }
  expect(await send('passport', [await keep()])).toBe('409 papers.accepted_already')
  await ok(`POST /office/papers/members/${alice}/ask`, again)
  expect(await send('passport', [await keep()])).toBe('200')
  const [{ id: passport } = { id: '' }] = await list({ open: '1' })
  await step(passport, 'take')
  await step(passport, 'accept', DATES)
  expect(await send('funds', [await keep()])).toBe('200')
  const { data: rows } = await data<{ data: { id: string }[] }>('GET /office/papers', {
    as: 'erin',
    query: { open: '1' },
  })
  await step(rows[0]?.id ?? '', 'take')
  expect(await step(rows[0]?.id ?? '', 'accept')).toBe('200')
  expect(await standing()).toBe('accepted')
})

it('R6.2 of many at once one is sent in, one person takes it and one decision holds', async () => {
  await clear()
  const pictures = [await keep()]
  const one = key()
  const sent = await Promise.all(Array.from({ length: 20 }, () => send('passport', pictures, 'alice', one)))
  expect(new Set(sent)).toEqual(new Set(['200']))
  const [{ id } = { id: '' }, ...more] = await env.owner.many<{ id: string }>(sql`select id from papers.papers`)
  expect(more).toEqual([])
  const takes = await Promise.all(['erin', 'frank'].map((as) => step(id, 'take', {}, as)))
  expect(takes.toSorted()).toEqual(['200', '409 papers.taken'])
  const as = takes[0] === '200' ? 'erin' : 'frank'
  const again = await keep()
  const ends = await Promise.all([
    step(id, 'accept', DATES, as),
    step(id, 'refuse', { reason: '看不清楚' }, as),
    send('passport', [again]),
  ])
  expect(ends.slice(0, 2).toSorted()).toEqual(['200', '409 papers.state_changed'])
  const open = await env.owner.many(sql`select 1 from papers.papers where state = any (${OPEN_PAPER})`)
  expect(open.length).toBe(ends[2] === '200' ? 1 : 0)
})

it('R6.2 of eight at once, each with a picture and a key of its own, one is sent in and the others are told so', async () => {
  await clear()
  const pictures: string[] = []
  for (let at = 0; at < 8; at += 1) pictures.push(await keep())
  const sent = await Promise.all(pictures.map((picture) => send('passport', [picture])))
  expect(sent.toSorted()).toEqual(['200', ...Array.from({ length: 7 }, () => '409 papers.waits_already')])
})

it('R6.2 the clock ends what has run out and destroys pictures that nobody needs', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  await step(id, 'accept', { ...DATES, good_until: dayIn(5) })
  await keep()
  const tidy = async () => {
    await env.db.run(sql`select kernel.enqueue('papers.tidy', '{}'::json, null, null, 1)`)
    await env.drain()
    const { n } = await env.owner.one<{ n: number }>(sql`select count(*)::int as n from papers.pictures`)
    env.call.forget()
    return [await standing(), n]
  }
  expect(await tidy()).toEqual(['accepted', 2])
  env.clock.advance(DAY_MS + 1000)
  expect(await tidy()).toEqual(['accepted', 1])
  env.clock.advance(5 * DAY_MS)
  expect(await tidy()).toEqual(['expired', 1])
  env.clock.advance(30 * DAY_MS)
  expect(await tidy()).toEqual(['expired', 1])
  env.clock.advance(1000)
  expect(await tidy()).toEqual(['expired', 0])
  const { papers } = await data<{ papers: { pictures_gone_at: string | null }[] }>('GET /member/papers', {
    as: 'alice',
  })
  expect(papers.map((paper) => paper.pictures_gone_at !== null)).toEqual([true])
})

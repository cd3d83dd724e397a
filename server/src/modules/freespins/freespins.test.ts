import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../kernel/ids.ts'
import { systemClock } from '../../kernel/clock.ts'
import { systemRng } from '../../kernel/rng.ts'
import { sql } from '../../kernel/db.ts'
import { depositCredited } from '../cashier/index.ts'
import { emit } from '../../kernel/outbox.ts'
import { setFrozen } from '../ledger/index.ts'
import { freeSpinsPlayed } from '../mirror/index.ts'
import { holdMember, shutOut } from '../policy/index.ts'
import { findDue } from './grant.sql.ts'

type Grant = { id: string; bill_no: string; state: string; left: number; played: number; won: string; credited: string }
type Shown = { offers: { id: number; title: string; is_claimed: boolean }[]; grants: Grant[] }
let env: Env
let sandbox: TestSandbox
let n = 0
const patience = { move_ms: 20_000, ask_ms: 20_000 }
/** What happens while the supplier is told of free spins, and how many it says were played when it takes them back. */
const odd: { meanwhile?: () => Promise<unknown>; played?: number } = {}
const { data, ok, outcome, wallets, job } = createScenario(() => env)
const key = () => `free-spins-of-a-test-${++n}`
const DAY_MS = 86_400_000
const START = '2026-01-15T04:00:10Z'

/** The supplier's clock follows ours, and whose sessions end by it log in again. */
const advance = async (ms: number) => {
  env.clock.advance(ms)
  env.call.forget()
  await sandbox.control('POST', 'clock', { at: env.clock.now().toISOString() })
}

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const ids = createIds(systemClock, systemRng)
  // Calls are signed with the time of day at which the sandbox stands.
  const clock = { ...systemClock, now: () => env.clock.now() }
  const connect = (code: string) => sandbox.connect({ clock, ids }, code, patience)
  const aurum = connect('AURUM')
  const port = aurum.free_spins
  const free_spins = port && {
    give: async (asked: Parameters<typeof port.give>[0]) => {
      const answer = await port.give(asked)
      await odd.meanwhile?.()
      return answer
    },
    takeBack: async (asked: Parameters<typeof port.takeBack>[0]) => {
      const answer = await port.takeBack(asked)
      return odd.played === undefined ? answer : { outcome: 'ok' as const, played: odd.played }
    },
  }
  const suppliers = {
    AURUM: { ...aurum, ...(free_spins && { free_spins }) },
    KOI: connect('KOI'),
    JADE: connect('JADE'),
  }
  env = await startEnv({ seed: 'demo', start_at: START, suppliers })
  await advance(0)
  for (const code of Object.keys(suppliers)) await offer(code)
})
afterAll(async () => {
  await env.stop()
  await sandbox.stop()
})

/** A supplier in the catalogue with one of its slots. */
const offer = async (code: string) => {
  const title = JSON.stringify({ zh_cn: code })
  const game = { AURUM: 'jade_rabbit', KOI: 'golden_carp' }[code] ?? 'slot'
  await env.owner.run(
    sql`insert into games.suppliers (code, title, position) values (${code}, ${title}::jsonb, 50) on conflict do nothing`,
  )
  await env.owner.run(
    sql`insert into games.catalogue (supplier_code, game_code, game_type, title, tags, position) values (${code}, ${game}, 3, ${title}::jsonb, '{}', 50) on conflict do nothing`,
  )
}

/** Who the test is about: a member of its own. */
type Own = { id: number; name: string; as: string }
let own: Own
const makeMember = async (): Promise<Own> => {
  const name = `spinner${++n}`
  const { id } = await env.owner.one<{ id: number }>(
    sql`insert into members.members (name, password_hash, qk_pwd_hash, realname, phone, is_demo, register_site, register_ip, registered_at)
      select ${name}, password_hash, qk_pwd_hash, realname, '', false, '', '', kernel.now() from members.members where name = 'alice' returning id`,
  )
  return { id, name, as: await logIn(name) }
}
const logIn = async (name: string): Promise<string> => {
  const { key: asked } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const body = { name, password: env.people.alice.password, captcha: '7777', key: asked }
  return (await data<{ access_token: string }>('POST /auth/login', { body })).access_token
}
beforeEach(async () => {
  own = await makeMember()
})
afterEach(async () => {
  await sandbox.control('DELETE', 'faults')
  patience.move_ms = 20_000
  patience.ask_ms = 20_000
  delete odd.meanwhile
  delete odd.played
  expect(await env.invariants()).toEqual([])
})

const list = () => data<Shown>('GET /freespins/list', { as: own.as })
const newest = async () => (await list()).grants[0] as Grant
const claimRabbit = async () => {
  const { offers } = await list()
  return data<Grant>('POST /freespins/claim', { as: own.as, key: key(), body: { offer_id: offers[0]?.id ?? 0 } })
}
const claimCode = (code = 'koi20') => data<Grant>('POST /freespins/claim', { as: own.as, key: key(), body: { code } })
const play = (grant: string, payout: number, { brand = 'AURUM', id = `free-${++n}` } = {}) =>
  sandbox.control('POST', 'free', { brand, grant, id, payout })
const pull = () => job('mirror.pull_all')
/** A free spin as it is heard from a supplier that tells what the sandbox's do not. */
const hear = async (grant_id: string, win: bigint) => {
  const { supplier_code, game_code } = await env.owner.one<{ supplier_code: string; game_code: string }>(
    sql`select supplier_code, terms ->> 'game_code' as game_code from freespins.grants where id = lower(${grant_id})::uuid`,
  )
  const about = { bet_id: `heard-${++n}`, grant_id, member_id: own.id, game_code, win }
  await env.db.tx((tx) =>
    emit(tx, freeSpinsPlayed, { supplier_code, plays: [{ ...about, played_at: env.clock.now() }] }),
  )
  await env.drain()
}
const sweep = () => job('freespins.sweep')
const centre = async () => (await wallets(own.as)).money
const fault = (one: object) => sandbox.control('POST', 'faults', { calls: ['free_spins'], ...one })
const bookOf = async (grant: string, brand = 'AURUM') =>
  (await sandbox.readBook(brand)).grants.find(({ id }) => id === grant)

describe('R1.5 free spins of a member', () => {
  it('are claimed, told to the supplier, played, and each win is real money once', async () => {
    const { id, state } = await claimRabbit()
    expect(state).toBe('asked')
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'ready', left: 10, won: '0.00' })
    expect(await bookOf(id)).toMatchObject({ spins: 10, played: 0, state: 'open' })
    await play(id, 150)
    await play(id, 0)
    await pull()
    await pull()
    expect(await newest()).toMatchObject({ state: 'ready', left: 8, won: '1.50', credited: '1.50' })
    expect(await centre()).toBe('1.50')
    for (let spin = 0; spin < 8; spin += 1) await play(id, 25)
    await pull()
    expect(await newest()).toMatchObject({ state: 'played', left: 0, won: '3.50', credited: '3.50' })
    expect(await centre()).toBe('3.50')
    const { data: log } = await data<{ data: { operate_type_text: string; money: string }[] }>('POST /moneylog', {
      as: own.as,
      body: {},
    })
    expect(log.map(({ operate_type_text }) => operate_type_text)).toContain('免费旋转奖金')
  })

  it('are claimed once, and not by an unknown code or a code of others', async () => {
    await claimRabbit()
    const [first] = (await list()).offers
    expect(first?.is_claimed).toBe(true)
    const ask = (body: object) => outcome('POST /freespins/claim', { as: own.as, key: key(), body })
    expect(await ask({ offer_id: first?.id })).toBe('409 freespins.claimed')
    expect(await ask({ code: 'nothing' })).toBe('404 freespins.code_unknown')
    expect(await ask({ offer_id: 2 })).toBe('404 freespins.offer_not_found')
    expect(await ask({ offer_id: 3 })).toBe('404 freespins.offer_not_found')
  })

  it('of a code become one bonus of all wins, when no other bonus is open', async () => {
    const { id } = await claimCode()
    await env.drain()
    for (let spin = 0; spin < 20; spin += 1) await play(id, 30, { brand: 'KOI' })
    await pull()
    expect(await newest()).toMatchObject({ state: 'played', won: '6.00', credited: '6.00' })
    expect(await centre()).toBe('0.00')
    const { open } = await data<{ open: object }>('GET /bonus/list', { as: own.as })
    expect(open).toMatchObject({ kind: 'free_spins', money: '6.00', required: '30.00', state: 'running' })
    await sweep()
    expect((await newest()).credited).toBe('6.00')
  })

  it('wait with their bonus until the one that runs has ended', async () => {
    const [one, two] = [await claimCode(), await giveByStaff(2)]
    await env.drain()
    for (const { id } of [one, two]) for (let spin = 0; spin < 20; spin += 1) await play(id, 30, { brand: 'KOI' })
    await pull()
    const states = async () => (await list()).grants.map(({ state }) => state).toSorted()
    expect(await states()).toEqual(['counting', 'played'])
    expect(await findDue(env.db)).toEqual([])
    const { open } = await data<{ open: { id: string } }>('GET /bonus/list', { as: own.as })
    await ok('POST /bonus/cancel', { as: own.as, key: key(), body: { id: open.id } })
    await sweep()
    expect(await states()).toEqual(['played', 'played'])
  })

  it('come with a deposit that is large enough, each deposit once, and not to one who is shut out', async () => {
    const deposit = async (id: string, amount: bigint) => {
      const about = { member_id: own.id, asset: 'CNY', bill_no: `D-${id}`, channel_id: 1, payment_type: 'bank' }
      await env.db.tx((tx) => emit(tx, depositCredited, { ...about, id, amount }))
      await env.drain()
    }
    const [small, large] = [env.ids.uuid(), env.ids.uuid()]
    await deposit(small, 499_99n)
    await deposit(large, 500_00n)
    await deposit(large, 500_00n)
    await env.db.tx(async (tx) => {
      await holdMember(tx, own.id)
      await shutOut(tx, own.id, null)
    })
    await deposit(env.ids.uuid(), 500_00n)
    expect((await list()).grants).toMatchObject([{ state: 'ready', left: 15 }])
  })

  it('that run out are taken back at the supplier, and what was played before is paid', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 80)
    await advance(8 * DAY_MS)
    own.as = await logIn(own.name)
    await sweep()
    expect(await newest()).toMatchObject({ state: 'counting', left: 0 })
    expect(await findDue(env.db)).toEqual([])
    expect(await bookOf(id)).toMatchObject({ played: 1, state: 'closed' })
    await expect(play(id, 80)).rejects.toThrow('over')
    await pull()
    expect(await newest()).toMatchObject({ state: 'expired', played: 1, credited: '0.80' })
    expect(await centre()).toBe('0.80')
  })

  it('count by their grant also where its id is told in capitals', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await hear(id.toUpperCase(), 20n)
    expect(await newest()).toMatchObject({ played: 1, credited: '0.20' })
  })

  it('bring no more than the offer says', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 50_00)
    await play(id, 50_00)
    await pull()
    expect(await newest()).toMatchObject({ won: '100.00', credited: '88.00' })
  })

  it('of a member whose money is stopped are credited when it is free again', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 20)
    await pull()
    await env.db.tx((tx) => setFrozen(tx, own.id, true))
    await play(id, 80)
    await pull()
    expect(await newest()).toMatchObject({ played: 2, won: '1.00', credited: '0.20' })
    await env.db.tx((tx) => setFrozen(tx, own.id, false))
    await sweep()
    expect(await newest()).toMatchObject({ credited: '1.00' })
  })
})

const giveUp = (id: string, as = own.as) => outcome('POST /freespins/cancel', { as, key: key(), body: { id } })
/** How free spins stand when all that can happen has happened. */
const settle = async (id: string) => {
  await env.drain()
  await pull()
  await sweep()
  return (await list()).grants.find((grant) => grant.id === id)
}

describe('R1.5 R8.5 a member gives up', () => {
  it('what is left, and keeps what was won; nobody else does it for them, and nothing comes back', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 40)
    const mine = own
    own = await makeMember()
    expect(await giveUp(id)).toBe('404 freespins.not_found')
    own = mine
    expect(await giveUp(id)).toBe('200')
    expect(await newest()).toMatchObject({ state: 'closing', left: 0 })
    expect(await giveUp(id)).toBe('409 freespins.changed')
    await env.drain()
    await expect(play(id, 80)).rejects.toThrow('over')
    expect(await settle(id)).toMatchObject({ state: 'cancelled', played: 1, credited: '0.40' })
    expect(await bookOf(id)).toMatchObject({ played: 1, state: 'closed' })
    expect(await giveUp(id)).toBe('409 freespins.changed')
    expect(await centre()).toBe('0.40')
    expect(await outcome('POST /freespins/claim', { as: own.as, key: key(), body: { offer_id: 1 } })).toBe(
      '409 freespins.claimed',
    )
  })

  it('what was never told to its supplier, and wins that were to be a bonus still become one', async () => {
    const { id } = await claimCode()
    expect(await giveUp(id)).toBe('200')
    expect(await settle(id)).toMatchObject({ state: 'cancelled', played: 0, credited: '0.00' })
    const { id: other } = await giveByStaff(2)
    await env.drain()
    await play(other, 30, { brand: 'KOI' })
    expect(await giveUp(other)).toBe('200')
    expect(await settle(other)).toMatchObject({ state: 'cancelled', played: 1, credited: '0.30' })
    expect((await data<{ open: object }>('GET /bonus/list', { as: own.as })).open).toMatchObject({ money: '0.30' })
  })

  it('once, while a hundred claim, spin and give up at the same moment: each win is counted, no more', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    const race = Array.from({ length: 100 }, (_, at) => {
      if (at % 10 === 3) return play(id, 10).then(() => 'played', String)
      if (at % 50 === 25) return env.drain().then(pull)
      if (at % 2 === 0) return giveUp(id)
      return outcome('POST /freespins/claim', { as: own.as, key: key(), body: { offer_id: 1 } })
    })
    const told = await Promise.all(race)
    const count = (what: string) => told.filter((one) => one === what).length
    expect([count('200'), count('409 freespins.changed'), count('409 freespins.claimed')]).toEqual([1, 49, 38])
    const played = (await bookOf(id))?.played ?? 0
    const credited = (played / 10).toFixed(2)
    expect(played).toBe(count('played'))
    const state: unknown = expect.stringMatching(/^(cancelled|played)$/)
    expect(await settle(id)).toMatchObject({ state, played, credited })
    expect(await centre()).toBe(credited)
  })
})

const giveByStaff = (offer_id: number) =>
  data<Grant>('POST /office/freespins/give', {
    as: 'erin',
    key: key(),
    body: { offer_id, member_name: own.name, reason: 'an apology' },
  })

describe('R1.5 R9.2 a supplier that fails', () => {
  it.each([
    ['has taken free spins and does not say so', { fault: 'applies_then_silent', times: 1 }],
    ['does not answer', { fault: 'never_answers', times: 1 }],
    ['is in service', { fault: 'maintenance', times: 1 }],
  ])('and %s is asked again, and grants them once', async (_case, one) => {
    patience.move_ms = 300
    await fault(one)
    const { id } = await claimRabbit()
    await env.drain()
    expect((await newest()).state).toBe('asked')
    await advance(60_000)
    await sweep()
    expect((await newest()).state).toBe('ready')
    expect(await bookOf(id)).toMatchObject({ spins: 10, played: 0 })
  })

  it('cannot grant what was taken back before it came', async () => {
    patience.move_ms = 300
    await fault({ fault: 'never_answers', times: 1 })
    const { id } = await claimRabbit()
    await env.drain()
    await ok(`POST /office/freespins/grants/${id}/cancel`, { as: 'erin', key: key(), body: { reason: 'a mistake' } })
    await env.drain()
    expect((await newest()).state).toBe('cancelled')
    const { free_spins } = sandbox.connect({ clock: env.clock, ids: env.ids }, 'AURUM')
    const player = { member_id: own.id, is_demo: false }
    const about = { grant_id: id, player, game_code: 'jade_rabbit', spins: 10, stake: 50n }
    await free_spins?.give({ ...about, expires_at: new Date(env.clock.now().getTime() + DAY_MS) })
    await expect(play(id, 80)).rejects.toThrow('over')
  })

  it('refuses for good what it does not play, and staff read why', async () => {
    await env.owner.run(sql`update freespins.offers set terms = jsonb_set(terms, '{stake}', '"51"') where id = 2`)
    await claimCode()
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'refused', left: 0, reason: 'grant_refused' })
    const { id } = await newest()
    await hear(id, 30n)
    const query = { keyword: own.name }
    const { data: seen } = await data<{ data: object[] }>('GET /office/freespins/grants', { as: 'erin', query })
    expect(seen).toMatchObject([{ id, state: 'refused', odd: 1, played: 0, won: '0.00' }])
    await env.owner.run(sql`update freespins.offers set terms = jsonb_set(terms, '{stake}', '"50"') where id = 2`)
  })
})

type Offer = { id: number; seen: string; spins: number; weights: { gameType: number; percent: number }[] }
const readOffer = async (id: number) => {
  const { offers } = await data<{ offers: Offer[] }>('GET /office/freespins/offers', { as: 'erin' })
  return offers.find((one) => one.id === id) as Offer
}
/** Saves an offer as its form does: all of it, as it was read, but for a part. */
const saveOffer = (read: Offer, part: object) => {
  const weights = read.weights.map(({ gameType, percent: weight }) => ({ gameType, weight }))
  const body = { ...read, weights, reason: 'a season', ...part }
  return outcome('POST /office/freespins/offers', { as: 'erin', key: key(), body })
}

describe('R1.5 R6.6 staff', () => {
  it('see the suppliers that can play free spins and no others', async () => {
    const { suppliers } = await data<{ suppliers: { api_code: string }[] }>('GET /office/freespins/offers', {
      as: 'erin',
    })
    expect(suppliers.map(({ api_code }) => api_code).toSorted()).toEqual(['AURUM', 'KOI'])
  })

  it.each([
    ['cash, all of it', { pays: 'real' }, { base: '6.00', money: '6.00', most: '50.00', required: '0.00' }],
    ['cash, up to the most', { pays: 'real', max: '5.99' }, { base: '6.00', money: '5.99', most: '5.99' }],
    ['a bonus', { pays: 'bonus' }, { money: '6.00', required: '30.00' }],
    ['a bonus, up to the most', { pays: 'bonus', max: '4' }, { money: '4.00', required: '20.00' }],
  ])('work an offer through: wins are %s', async (_case, part, shown) => {
    const weights = [
      { gameType: 3, weight: 50 },
      { gameType: 1, weight: 0 },
    ]
    const brought = { trigger: 'claim', limit: 'once', min: '0' }
    const body = { ...brought, spins: 12, stake: '0.50', max: '50', times: 5, weights, ...part }
    const told = await data<{ required: string; bets: { game_type_text: string; needed: string | null }[] }>(
      'POST /office/freespins/preview',
      { as: 'sofia', body },
    )
    expect(told).toMatchObject(shown)
    const needed = (Number(told.required) * 2).toFixed(2)
    const counted = told.bets.filter((bet) => bet.needed !== null)
    expect(counted).toEqual([{ game_type_text: expect.any(String) as string, needed }])
  })

  it('weigh an offer by the deposits of the last seven days, and read its cost by days and offers', async () => {
    const { n: deposits } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' and amount >= 10000 and created_at > kernel.now() - interval '7 days'`,
    )
    const terms = {
      spins: 12,
      stake: '0.50',
      max: '50',
      pays: 'real',
      times: 5,
      weights: [],
      trigger: 'deposit',
      limit: 'again',
    }
    const preview = async (part: object) =>
      (
        await data<{ week: { cases: number; money: string } | null }>('POST /office/freespins/preview', {
          as: 'frank',
          body: { ...terms, min: '100', ...part },
        })
      ).week
    expect(await preview({})).toEqual({ cases: deposits, money: (deposits * 6).toFixed(2) })
    expect(await preview({ min: '999999' })).toEqual({ cases: 0, money: '0.00' })
    expect(await preview({ trigger: 'claim' })).toBeNull()
    type Cost = { grants: number; spins: number; rows: { grants: number; spins: number }[] }
    const cost = (query: Record<string, string> = {}) =>
      data<Cost>('GET /office/freespins/cost', { as: 'frank', query })
    const before = await cost()
    await claimRabbit()
    const after = await cost()
    expect([after.grants - before.grants, after.spins - before.spins]).toEqual([1, 10])
    expect(after.rows.reduce((sum, { spins }) => sum + spins, 0)).toBe(after.spins)
    expect(await cost({ from: '2020-01-01', to: '2020-01-02' })).toMatchObject({ grants: 0, rows: [] })
  })

  it('change an offer, and the audit log tells how it stood before and stands since', async () => {
    const count = Number((await readOffer(1)).spins)
    for (const spins of [count + 1, count]) expect(await saveOffer(await readOffer(1), { spins })).toBe('200')
    const entries = await env.owner.many(
      sql`select before->'spins' as before, after->'spins' as after from audit.entries where action = 'freespins.offer_saved' order by id desc limit 2`,
    )
    expect(entries).toEqual([
      { before: count + 1, after: count },
      { before: count, after: count + 1 },
    ])
  })

  it('lose nothing of what a colleague saved meanwhile: an older form is refused, and switches nothing on again', async () => {
    const old = await readOffer(1)
    expect(await saveOffer(old, { is_on: false, spins: old.spins + 2 })).toBe('200')
    const off = await readOffer(1)
    expect(await saveOffer(old, { max: '99' })).toBe('409 common.conflict')
    expect(await saveOffer(old, { seen: '', max: '99' })).toBe('409 common.conflict')
    expect(await readOffer(1)).toEqual(off)
    const both = await Promise.all([saveOffer(off, { max: '99' }), saveOffer(off, { spins: 3 })])
    expect(both.toSorted()).toEqual(['200', '409 common.conflict'])
    expect(await saveOffer({ ...old, seen: (await readOffer(1)).seen }, {})).toBe('200')
  })

  it.each([
    ['game', sql`update games.catalogue set enabled = not enabled where game_code = 'jade_rabbit'`],
    ['supplier', sql`update games.suppliers set enabled = not enabled where code = 'AURUM'`],
  ])('switch an offer off whose %s is off, which is offered to nobody meanwhile', async (_case, turn) => {
    await env.owner.run(turn)
    const claim = (body: object) => outcome('POST /freespins/claim', { as: own.as, key: key(), body })
    expect((await list()).offers).toEqual([])
    expect(await claim({ offer_id: 1 })).toBe('404 freespins.offer_not_found')
    const gift = { offer_id: 1, member_name: own.name, reason: 'an apology' }
    expect(await outcome('POST /office/freespins/give', { as: 'erin', key: key(), body: gift })).toBe(
      '422 freespins.not_offered',
    )
    const on = await readOffer(1)
    expect(await saveOffer(on, { spins: 99 })).toBe('422 freespins.not_offered')
    expect(await saveOffer(on, { is_on: false, game_code: 'another' })).toBe('422 freespins.not_offered')
    expect(await saveOffer(on, { is_on: false })).toBe('200')
    const off = await readOffer(1)
    expect(off).toEqual({ ...on, is_on: false, seen: off.seen })
    await env.owner.run(turn)
    expect(await saveOffer(off, { is_on: true })).toBe('200')
    expect(await claim({ offer_id: 1 })).toBe('200')
  })

  it('take back what is left; what was played stays', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 40)
    const body = { reason: 'a mistake' }
    await ok(`POST /office/freespins/grants/${id}/cancel`, { as: 'erin', key: key(), body })
    await env.drain()
    await pull()
    expect(await newest()).toMatchObject({ state: 'cancelled', credited: '0.40', reason: 'a mistake' })
    const again = { as: 'erin', key: key(), body }
    expect(await outcome(`POST /office/freespins/grants/${id}/cancel`, again)).toBe('409 freespins.changed')
  })

  it('see spins that do not fit, which bring nothing', async () => {
    const { id } = await claimRabbit()
    const plays = Array.from({ length: 11 }, (_, at) => ({
      bet_id: `odd-${n}-${at}`,
      grant_id: id,
      member_id: own.id,
      game_code: 'jade_rabbit',
      win: 10n,
      played_at: env.clock.now(),
    }))
    const other = { ...plays[0], bet_id: `odd-${n}-x`, member_id: own.id + 1 } as (typeof plays)[number]
    await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code: 'AURUM', plays: [other, ...plays] }))
    await env.drain()
    const { data: rows } = await data<{ data: object[] }>('GET /office/freespins/grants', {
      as: 'erin',
      query: { keyword: own.name },
    })
    expect(rows).toMatchObject([{ id, played: 10, odd: 2, won: '1.00', state: 'played' }])
  })

  it('count a spin once that is told twice, and none that another supplier tells of', async () => {
    const { id: grant_id } = await claimRabbit()
    await env.drain()
    const spin = { grant_id, member_id: own.id, game_code: 'jade_rabbit', win: 10n, played_at: env.clock.now() }
    const tell = async (supplier_code: string, ...ids: string[]) => {
      const plays = ids.map((id) => ({ ...spin, bet_id: `told-${n}-${id}` }))
      await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code, plays }))
      await env.drain()
    }
    await tell('AURUM', 'a', 'a')
    await tell('AURUM', 'a')
    await tell('KOI', 'b')
    expect(await newest()).toMatchObject({ played: 1, won: '0.10', credited: '0.10' })
    expect(await centre()).toBe('0.10')
  })
})

describe('R1.5 what a supplier answers late or wrongly', () => {
  const giveUp = (id: string) => outcome('POST /freespins/cancel', { as: own.as, key: key(), body: { id } })

  it('does not bring free spins back that were given up while it was told of them', async () => {
    const { id } = await claimRabbit()
    odd.meanwhile = async () => {
      delete odd.meanwhile
      expect(await giveUp(id)).toBe('200')
    }
    await env.drain()
    await sweep()
    expect(await newest()).toMatchObject({ state: 'cancelled', played: 0 })
    expect(await bookOf(id)).toMatchObject({ state: 'closed' })
  })

  it('keeps nobody waiting for more spins than were granted', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    for (let spin = 0; spin < 9; spin += 1) await play(id, 10)
    odd.played = 99
    expect(await giveUp(id)).toBe('200')
    await env.drain()
    await pull()
    expect(await newest()).toMatchObject({ state: 'counting', played: 9 })
    const last = { grant_id: id, member_id: own.id, game_code: 'jade_rabbit', win: 10n, played_at: env.clock.now() }
    const plays = [{ ...last, bet_id: `last-${n}` }]
    await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code: 'AURUM', plays }))
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'cancelled', played: 10, won: '1.00', credited: '1.00' })
  })
})

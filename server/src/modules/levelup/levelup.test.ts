import { LADDERS } from '@moongate/contract/levelup.states'
import { people } from '@moongate/testing'
import { CAPTCHA } from '@moongate/testing/auth-api'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { correctBets } from '../betting/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { formatDay } from '../../kernel/time.ts'
import { giveQuietly } from './award.ts'
import { readPrivileges, readStandings } from './index.ts'
import { DAY_MS, type Shown, createLadders } from './test-ladders.ts'

let env: Env
const { data, outcome, wallets, member_id } = createScenario(() => env)
const { bet, standing } = createLadders(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
afterAll(() => env.stop())
afterEach(async () => expect(await env.invariants()).toEqual([]))

const undo = async (as: string, id: string) => {
  const about = { member_id: await member_id(as), id, reason: 'annulled' as const, outcome: 'void' as const }
  await env.db.tx((tx) => correctBets(tx, [about]))
  await env.drain()
}
const search = (as: string, ladder = 'slot') =>
  data<Shown>(`GET /levelup/${ladder}/search`, { as, query: { name: as } })
const list = async (as: string, ladder = 'slot') =>
  (await search(as, ladder)).list.map(({ kind, level, money }) => `${kind} ${level} ${money}`)
const day = (days = 0) => formatDay(new Date(env.clock.now().getTime() + days * DAY_MS), 'Asia/Shanghai')
const money = async (as: string) => (await wallets(as))['money']

describe('R2.7 R3.18 R7.6 the ladders', () => {
  it('are shown to everybody, sixteen levels each, with the words of the language', async () => {
    for (const ladder of ['live', 'slot']) {
      const { levels, text } = await data<{
        levels: Record<string, unknown>[]
        text: { rules: string; salary: string }
      }>(`GET /levelup/${ladder}/setting`, { lang: 'en' })
      expect(levels).toHaveLength(16)
      expect(text.rules).toContain('<h3>How levels work</h3>')
      expect(text.salary).toContain('Weekly and monthly salary')
    }
    const { levels } = await data<{ levels: object[] }>('GET /levelup/slot/setting')
    expect(levels[1]).toMatchObject({
      level: 2,
      dama: '100000.00',
      step: '90000.00',
      level_money: '30.00',
      week_award: '0.00',
      month_award: '5.00',
    })
    expect(levels[9]).toMatchObject({
      dama: '6000000.00',
      level_money: '800.00',
      week_award: '100.00',
      month_award: '300.00',
      total_level_money: '2428.00',
      is_fs: 1,
      is_speed: 1,
      is_special: 1,
      is_vip: 1,
    })
    const live = await data<{ levels: object[] }>('GET /levelup/live/setting')
    expect(live.levels[3]).toMatchObject({
      dama: '1000000.00',
      level_money: '200.00',
      week_award: '10.00',
      month_award: '50.00',
    })
    expect(live.levels[6]).toMatchObject({
      dama: '5000000.00',
      level_money: '600.00',
      week_award: '50.00',
      month_award: '200.00',
    })
  })

  it("answer about the caller's own account, in whatever case, and about nobody else's", async () => {
    expect(await search('alice')).toMatchObject({
      name: 'alice',
      level: 1,
      total_bet: '68400.00',
      remain_bet: '31600.00',
      list: [],
    })
    expect(await data('GET /levelup/live/search', { as: 'alice', query: { name: 'ALICE' } })).toMatchObject({
      level: 1,
      total_bet: '126500.00',
    })
    for (const name of ['bobby', 'nobody', ''])
      expect(await outcome('GET /levelup/slot/search', { as: 'alice', query: { name } })).toBe(
        '403 levelup.not_your_account',
      )
    expect(await outcome('GET /levelup/slot/search', { query: { name: 'alice' } })).toBe('401 auth.login_required')
  })

  it('R2.18 are away while they are switched off: bets count, nothing is given until they are on again', async () => {
    await putSetting(env.db, switchSettings.levelup, '0')
    expect(await outcome('GET /levelup/slot/setting')).toBe('403 policy.feature_off')
    await bet('gavin', 10_000_000n)
    const gavin = await member_id('gavin')
    expect((await readPrivileges(env.db, [gavin])).get(gavin)).toMatchObject({ level: 0, credit: 0n })
    expect(await readStandings(env.db, [gavin])).toEqual(new Map([[gavin, { live: 0, slots: 2 }]]))
    await putSetting(env.db, switchSettings.levelup, '1')
    await bet('gavin', 1n)
    expect(
      (
        await env.owner.one<{ n: number }>(
          sql`select count(*)::int as n from levelup.awards where member_id = ${gavin}`,
        )
      ).n,
    ).toBe(1)
    expect((await readPrivileges(env.db, [gavin])).get(gavin)).toMatchObject({ level: 2, credit: 80_000n })
  })
})

describe('R6.5 bets climb a ladder', () => {
  it('of their own type, once each; a jump over three levels pays three gifts', async () => {
    const before = await money('bobby')
    await bet('bobby', 60_000_000n)
    expect(await list('bobby')).toEqual(['gift 4 88.00', 'gift 3 50.00', 'gift 2 30.00'])
    expect(Number(await money('bobby')) - Number(before)).toBeCloseTo(168)
    expect(await search('bobby')).toMatchObject({
      level: 4,
      total_bet: '600000.00',
      remain_bet: '400000.00',
      week_on: day(7),
    })
    expect(await search('bobby', 'live')).toMatchObject({ level: 0, total_bet: '0.00', remain_bet: '50000.00' })
    await bet('bobby', 900_000_000n, 4)
    expect(await search('bobby')).toMatchObject({ total_bet: '600000.00' })
  })

  it('a level and its gift come at exactly the bets that it asks for, and not a cent before', async () => {
    await bet('eddie', 5_000_000n, LADDERS.live) // the first level, which has no gift
    const { level, remain_bet } = (await standing('eddie', 'live')) as Shown
    const stands = async () => {
      const now = await standing('eddie', 'live')
      return {
        level: now?.level,
        given: now?.list.some((one) => one.kind === 'gift' && one.level === level + 1) ?? false,
      }
    }
    await bet('eddie', BigInt(remain_bet.replace('.', '')) - 1n, LADDERS.live)
    expect(await stands()).toEqual({ level, given: false })
    await bet('eddie', 1n, LADDERS.live)
    expect(await stands()).toEqual({ level: level + 1, given: true })
  })

  it('what is taken back takes the level back; a gift stays, and is not given again', async () => {
    const gifts = [
      { kind: 'gift', level: 3, money: '50.00' },
      { kind: 'gift', level: 2, money: '30.00' },
    ]
    const { total_bet: before } = (await standing('daisy')) ?? {}
    const id = await bet('daisy', 30_000_000n)
    const climbed = await standing('daisy')
    expect(climbed).toMatchObject({ level: 3, list: gifts })
    expect(Number(climbed?.total_bet) - Number(before)).toBe(300_000)
    await undo('daisy', id)
    expect(await standing('daisy')).toMatchObject({ level: 0, total_bet: before, list: gifts })
    await bet('daisy', 30_000_000n)
    expect((await standing('daisy'))?.list).toHaveLength(2)
    expect(await standing('daisy')).toMatchObject({ level: 3, total_bet: climbed?.total_bet })
  })

  it('a frozen account is given nothing and loses nothing', async () => {
    await env.owner.run(sql`update members.members set state = 'frozen' where name = 'eddie'`)
    await bet('eddie', 10_000_000n)
    const given = () =>
      env.owner.one<{ n: number }>(
        sql`select count(*)::int as n from levelup.awards a join members.members m on m.id = a.member_id where m.name = 'eddie'`,
      )
    expect((await given()).n).toBe(0)
    await env.owner.run(sql`update members.members set state = 'active' where name = 'eddie'`)
    await bet('eddie', 1n)
    expect((await given()).n).toBe(1)
  })
})

describe('R9.5 salaries', () => {
  it('of a level are no gift of it: one that is set later is given with the next bet', async () => {
    const setGift = (gift: bigint) =>
      env.owner.run(sql`update levelup.levels set gift = ${gift} where ladder = 'slot' and level = 2`)
    await setGift(0n)
    await bet('fiona', 10_000_000n)
    env.clock.advance(31 * DAY_MS)
    await giveQuietly(env, await member_id('fiona'), { on_day: day(), is_login: true })
    await setGift(30_00n)
    env.clock.advance(1000)
    await bet('fiona', 1n)
    const given = (await standing('fiona'))?.list.map(({ kind, level, money: sum }) => `${kind} ${level} ${sum}`)
    expect(given).toEqual(['gift 2 30.00', 'monthly 2 5.00'])
  })

  it('a week after the level, at a login, once, also under a hundred parallel logins; told in the money records', async () => {
    await bet('carol', 600_000_000n)
    await bet('carol', 500_000_000n, 1)
    const before = Number(await money('carol'))
    env.clock.advance(7 * DAY_MS)
    env.call.forget()
    const logIn = async (ip: string) => {
      const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {}, ip })
      const body = { name: 'carol', password: people.carol.password, captcha: CAPTCHA, key }
      return outcome('POST /auth/login', { body, ip })
    }
    const logins = Array.from({ length: 100 }, (_, i) => logIn(`10.0.0.${i}`))
    const told = await Promise.all(logins)
    expect(told.filter((one) => one === '200').length).toBeGreaterThan(4)
    // So many at one account look like somebody who guesses: the others are asked for more work.
    expect(told.filter((one) => one !== '200' && one !== '403 sessions.work_needed')).toEqual([])
    const occasion = { on_day: day(), is_login: true }
    const id = await member_id('carol')
    await Promise.all([env.drain(), env.drain(), ...Array.from({ length: 100 }, () => giveQuietly(env, id, occasion))])
    expect(Number(await money('carol')) - before).toBeCloseTo(150)
    expect((await list('carol'))[0]).toBe('weekly 10 100.00')
    expect((await list('carol', 'live'))[0]).toBe('weekly 7 50.00')
    const log = await data<{ data: { operate_type: number; operate_type_text: string }[] }>('POST /moneylog', {
      as: 'carol',
      lang: 'en',
      body: {},
    })
    expect(log.data[0]).toMatchObject({ operate_type: 21, operate_type_text: 'Weekly salary' })
    expect(await search('carol')).toMatchObject({ week_on: day(7) })
  })
})

import { GAME_TYPES } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import { type Env, startEnv } from '@moongate/testing/env'
import { isPerson } from '@moongate/testing/people'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { protectionSetting } from '../policy/index.ts'
import { putSetting, readSetting } from '../site/index.ts'
import { joinTeam, moveMember } from './place.ts'
import { lockChains } from './place.sql.ts'
import { setAgentRates } from './rate.ts'
import { agentsSetting } from './team.settings.ts'

type Child = { member_id: number; name: string; is_agent: number; team_count: number; rates: { rate: string }[] }
let env: Env
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const key = () => `team-test-${1000 + ++n}`
const DAY_MS = 86_400_000

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
})
afterEach(async () => {
  await env.drain()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const rates = (rate: string) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate }))
const password = 'Moongate88'
const tokens = new Map<string, string>()
const solve = async () => ({
  captcha: '7777',
  key: (await data<{ key: string }>('POST /auth/captcha', { body: {} })).key,
})
/** A member by name, logged in. */
const enter = async (name: string) => {
  if (isPerson(name)) return name
  const known = tokens.get(name)
  if (known) return known
  const { access_token } = await data<{ access_token: string }>('POST /auth/login', {
    body: { name, password, ...(await solve()) },
  })
  tokens.set(name, access_token)
  return access_token
}
const addChild = async (parent: string, name: string, rate?: string) => {
  const body = { name, password, password_confirmation: password, rates: rate ? rates(rate) : [] }
  return (await data<{ member_id: number }>('POST /team/add', { as: await enter(parent), body })).member_id
}
const createInvite = async (agent: string, rate: string) =>
  data<{ invite_code: string; url: string; invite_id: number }>('POST /team/invite/create', {
    as: await enter(agent),
    body: { rates: rates(rate) },
  })
const children = async (of: string, name = '') =>
  ok('POST /team/childlist', { as: await enter(of), body: { name, limit: 100 } })
const list = async (as: string, name = '') => ((await children(as, name)).data as { data: Child[] }).data
const bet = async (name: string, stake: bigint, game_type = 3, settled_at?: Date) => {
  const id = env.ids.uuid()
  const about = {
    member_id: await member_id(name),
    id,
    supplier_code: 'AG',
    game_type,
    game_code: 'x',
    asset: 'CNY',
    stake,
  }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id, game_title: { en: 'Reels' }, detail: {} }])
    await endBets(tx, [{ member_id: about.member_id, id, stake, payout: 0n, outcome: 'settled', settled_at }])
  })
  await env.drain()
  return { member_id: about.member_id, id, stake }
}
const cancel = async ({ member_id: of, id }: Awaited<ReturnType<typeof bet>>) => {
  await env.db.tx((tx) => correctBets(tx, [{ member_id: of, id, outcome: 'cancelled', reason: 'annulled' }]))
  await env.drain()
}
const register = async (name: string, invite_code: string) => {
  const form = {
    name,
    password,
    password_confirmation: password,
    qk_pwd: '888888',
    phone: `1390000${1000 + n++}`,
    agreement: 1,
    register_site: '',
  }
  return outcome('POST /auth/register', { body: { ...form, invite_code, ...(await solve()) } })
}
const registerHeard = async (name: string, invite_code: string) => {
  const answer = await register(name, invite_code)
  await env.drain()
  return answer
}
const later = (ms: number) => {
  env.clock.advance(ms)
  if (ms < DAY_MS) return
  env.call.forget()
  tokens.clear()
}
/** Everything up to yesterday, begun by one and approved by another. */
const runCommission = async () => {
  later(DAY_MS)
  const to = (await data<{ to: string }>('GET /office/commission/preview', { as: 'frank' })).to
  const { id } = await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
  expect(await outcome(`POST /office/commission/runs/${id}/approve`, { as: 'frank', key: key(), body: {} })).toBe(
    '409 commission.second_person',
  )
  await ok(`POST /office/commission/runs/${id}/approve`, { as: 'erin', key: key(), body: {} })
  await env.drain()
  return id
}
type Statement = { id: string; money: string; earned: string; carried_in: string; carried_out: string; state: string }
const statements = async (of: string) =>
  (await data<{ data: Statement[] }>('GET /team/statements', { as: await enter(of) })).data
const place = (id: number) => data<object>(`GET /office/team/members/${id}`, { as: 'sofia' })
const money = async (of: string) => Number((await wallets(await enter(of)))['money'])

describe('R1.9 R6.4 an agent and the team', () => {
  it('R7.5 begins in the demo with children, a report and a statement that was paid', async () => {
    const names = (await list('carol')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['daisy', 'eddie', 'fiona', 'gavin']))
    const paid = (await statements('carol')).at(-1)
    expect(paid).toMatchObject({ state: 'paid' })
    expect(Number(paid?.money)).toBeGreaterThan(0)
    const detail = await data<{ lines: { money: string }[]; money: string }>(`GET /team/statements/${paid?.id}`, {
      as: 'carol',
    })
    expect(detail.lines.reduce((sum, line) => sum + Number(line.money), 0)).toBeCloseTo(Number(detail.money), 6)
  })

  it('R9.1 is answered in the language that a header names where the address has none', async () => {
    const ask = async (headers: Record<string, string>) => {
      const { body } = await env.call('POST /team/childrates', { as: 'carol', body: { child_member_id: 999 }, headers })
      return body.message
    }
    const [thai, chinese] = [await ask({ 'accept-language': 'th' }), await ask({})]
    expect([thai, chinese]).toEqual([expect.stringMatching(/[ก-๛]/), expect.stringMatching(/[一-鿿]/)])
    expect(await ask({ 'accept-language': 'th-TH,th;q=0.9' })).toBe(chinese)
  })

  it('R3.20 invite link → registration → bet → commission run → statement', async () => {
    await addChild('carol', 'hostess', '6.00')
    const invite = await createInvite('hostess', '2.00')
    expect(invite.url).toBe(`/?i=${invite.invite_code}`)
    expect(await registerHeard('harry', invite.invite_code)).toBe('200')
    expect((await list('hostess', 'harry'))[0]).toMatchObject({
      is_agent: 1,
      rates: expect.arrayContaining([expect.objectContaining({ rate: '2.00' })]),
    })
    await bet('harry', 1_000_00n)
    const before = await money('hostess')
    await runCommission()
    const [statement] = await statements('hostess')
    expect(statement).toMatchObject({ state: 'paid', money: '4.00' })
    expect(await money('hostess')).toBeCloseTo(before + 4, 6)
    await ok('POST /team/invite/update', {
      as: await enter('hostess'),
      body: { invite_id: invite.invite_id, is_open: 0 },
    })
    expect(await registerHeard('iris', invite.invite_code)).toBe('400 members.invite_unknown')
  })

  it('R7.5 pays differences up the chain, takes cancelled bets back and carries what is below nothing', async () => {
    await addChild('carol', 'agentx', '4.00')
    await addChild('agentx', 'agenty', '1.50')
    await addChild('agenty', 'playerz')
    const played = await bet('playerz', 10_000_00n)
    await runCommission()
    expect((await statements('agentx'))[0]?.money).toBe('25.00')
    expect((await statements('agenty'))[0]?.money).toBe('15.00')
    await cancel(played)
    await runCommission()
    expect((await statements('agenty'))[0]).toMatchObject({ state: 'carried', earned: '-15.00', carried_out: '-15.00' })
    const sheet = `GET /office/commission/statements/${(await statements('agenty'))[0]?.id}`
    expect(await data(sheet, { as: 'frank' })).toMatchObject({ member_name: 'agenty', lines: [{ late: '-10000.00' }] })
    await bet('playerz', 20_000_00n)
    await runCommission()
    expect((await statements('agenty'))[0]).toMatchObject({
      state: 'paid',
      carried_in: '-15.00',
      earned: '30.00',
      money: '15.00',
    })
  })

  it('R6.4 a moved member takes the team along; earlier bets stay with the old chain', async () => {
    const mover = await addChild('carol', 'mover', '3.00')
    await addChild('mover', 'playerm')
    await addChild('carol', 'target', '5.00')
    const first = await bet('playerm', 1_000_00n)
    later(1000)
    const move = (to: string) =>
      outcome(`POST /office/team/members/${mover}/move`, {
        as: 'erin',
        key: key(),
        body: { to, reason: 'asked for it' },
      })
    expect(await move('playerm')).toBe('404 team.agent_not_found')
    expect(await move('mover')).toBe('400 team.circle')
    expect(await move('target')).toBe('200')
    later(1000)
    expect((await list('target')).map(({ name }) => name)).toEqual(['mover'])
    expect(await place(mover)).toMatchObject({
      parent_name: 'target',
      moves: [{ by: 'erin', reason: 'asked for it', from_name: 'carol', to_name: 'target' }],
    })
    expect(await place(first.member_id)).toMatchObject({ parent_name: 'mover', moves: [] })
    expect((await list('target', 'player')).map(({ name }) => name)).toEqual(['playerm'])
    await bet('playerm', 2_000_00n)
    await cancel(first)
    await runCommission()
    expect((await statements('target'))[0]?.money).toBe('4.00')
    expect((await statements('mover'))[0]?.money).toBe('6.00')
  })

  /** An agent without rates, below somebody or at the top. */
  const stand = async (name: string, parent_id: number | null = null) => {
    const { id } = await env.owner.one<{ id: number }>(
      sql`insert into members.members (name, is_demo, register_site, register_ip, registered_at)
        values (${name}, false, '', '', kernel.now()) returning id`,
    )
    await env.db.tx(async (tx) => {
      await lockChains(tx, 'alone')
      await joinTeam(env, tx, { member_id: id, parent_id, at: env.clock.now() })
    })
    await env.owner.run(sql`insert into team.agents (member_id) values (${id})`)
    return id
  }
  const moveTo = (id: number, to: string) =>
    outcome(`POST /office/team/members/${id}/move`, { as: 'erin', key: key(), body: { to, reason: 'asked for it' } })
  const findWays = (ids: readonly number[]) =>
    env.owner.many<{ id: number; way: number[] }>(
      sql`select id, team.path_at(id, 'infinity') as way from unnest(${[...ids]}::int[]) id`,
    )

  it('R6.4 twenty stand above somebody at most, whoever is moved there with their team', async () => {
    const chain: number[] = []
    for (let depth = 0; depth <= 20; depth++) chain.push(await stand(`deep${depth}`, chain.at(-1) ?? null))
    const [single, other, pair] = [await stand('single'), await stand('other'), await stand('pair')]
    await stand('pairs', pair)
    expect(await moveTo(single, 'deep20')).toBe('400 team.too_deep')
    expect(await moveTo(single, 'deep19')).toBe('200')
    expect(await moveTo(other, 'single')).toBe('400 team.too_deep')
    expect(await moveTo(pair, 'deep19')).toBe('400 team.too_deep')
    expect(await moveTo(pair, 'deep18')).toBe('200')
    const ways = await findWays([single, pair])
    expect(ways.map(({ way }) => way.length)).toEqual([20, 19])
    await expect(stand('too-deep', single)).rejects.toThrow('check')
  })

  it('R6.4 of two moves at once that would make a circle one is made', async () => {
    const [left, right] = [await stand('left'), await stand('right')]
    for (let round = 0; round < 10; round++) {
      later(1000)
      expect((await Promise.all([moveTo(left, 'right'), moveTo(right, 'left')])).toSorted()).toEqual([
        '200',
        '400 team.circle',
      ])
      const ways = await findWays([left, right])
      expect(ways.filter(({ id, way }) => way.includes(id))).toEqual([])
      expect(ways.map(({ way }) => way.length).toSorted((a, b) => a - b)).toEqual([0, 1])
      later(1000)
      for (const id of [left, right]) expect(await moveTo(id, '')).toBe('200')
    }
  })

  it('R6.4 moves a plain player, who was in no team, to an agent and back to nobody', async () => {
    const id = await member_id('bobby')
    const move = (to: string) => {
      const body = { to, reason: 'their agent wrote' }
      return outcome(`POST /office/team/members/${id}/move`, { as: 'erin', key: key(), body })
    }
    expect(await place(id)).toMatchObject({ parent_id: null, joined_at: null, moves: [] })
    expect(await move('carol')).toBe('200')
    expect(await place(id)).toMatchObject({ parent_name: 'carol', moves: [{ from_name: '', to_name: 'carol' }] })
    expect(await move('')).toBe('200')
    expect(await place(id)).toMatchObject({ parent_id: null, moves: [{ from_name: 'carol', to_name: '' }, {}] })
    expect(await outcome('GET /office/team/members/999999', { as: 'sofia' })).toBe('404 team.member_not_found')
  })

  it.each([
    ['behind', -600_000],
    ['ahead', 600_000],
  ])('R6.4 R2.32 moves and rates begin when the database says, on a server whose clock is %s', async (where, apart) => {
    const host = await addChild('carol', `at${where}`, '3.00')
    const id = await addChild(`at${where}`, `of${where}`)
    const server = { ...env, clock: { ...env.clock, now: () => new Date(env.clock.now().getTime() + apart) } }
    const staff = { staff_id: 1, name: 'erin', ip: '', request_id: '' }
    later(60_000)
    const early = await bet(`of${where}`, 100_00n)
    later(1000)
    await moveMember(server, { member_id: id, to: 'carol', reason: 'asked for it' }, staff)
    const halved = rates('1.00').map(({ game_type }) => ({ game_type, rate_ppm: 1_000 }))
    await setAgentRates(server, { id: host, rates: halved, reason: 'asked for it' }, staff)
    later(1000)
    await bet(`of${where}`, 200_00n)
    await cancel(early)
    const left = await env.owner.many(sql`select effective from team.days where agent_id = ${host} and effective <> 0`)
    expect(left).toEqual([])
    const since = await env.owner.one<{ at: Date }>(
      sql`select max(from_at) as at from team.rates where member_id = ${host}`,
    )
    expect(since.at.getTime()).toBe(env.clock.now().getTime() - 1000)
  })

  it('R6.4 R2.32 a bet that its supplier dates ahead stays with who stood above when it was heard', async () => {
    await addChild('carol', 'aheadhost', '3.00')
    const id = await addChild('aheadhost', 'ahead')
    later(1000)
    const dated = await bet('ahead', 100_00n, 3, new Date(env.clock.now().getTime() + 300_000))
    later(60_000)
    expect(await moveTo(id, 'carol')).toBe('200')
    await cancel(dated)
    const left = await env.owner.many(
      sql`select a.name from team.days d join members.accounts a on a.id = d.agent_id where a.name = 'aheadhost' and d.effective <> 0`,
    )
    expect(left).toEqual([])
  })

  it('R6.4 finds who was invited below their agent, before it is heard that they registered', async () => {
    const host = await addChild('carol', 'earlyhost', '3.00')
    const link = await createInvite('earlyhost', '1.00')
    for (const name of ['early', 'earlier', 'earliest']) expect(await register(name, link.invite_code)).toBe('200')
    expect(await moveTo(await member_id('early'), 'carol')).toBe('200')
    expect(await place(await member_id('early'))).toMatchObject({
      moves: [{ from_name: 'earlyhost', to_name: 'carol' }],
    })
    const application = await data<{ id: string }>('POST /agent/apply', {
      as: await enter('earlier'),
      body: { reason: 'I know many' },
    })
    await ok(`POST /office/team/applications/${application.id}/approve`, {
      as: 'erin',
      key: key(),
      body: { rates: rates('2.00') },
    })
    const asked = { child_member_id: await member_id('earliest'), rates: rates('2.50') }
    expect(await outcome('POST /team/childrates', { as: await enter('earlyhost'), body: asked })).toBe('200')
    await env.drain()
    const found = (await list('earlyhost')).map(({ name, rates: [first] }) => [name, first?.rate])
    expect(found.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
      ['earlier', '2.00'],
      ['earliest', '2.50'],
    ])
    expect(await place(await member_id('earlier'))).toMatchObject({ parent_id: host })
  })

  it('R3.20 holds to the most open links, whether one is made or opened again, and of two at once', async () => {
    await addChild('carol', 'linker', '3.00')
    await putSetting(env.db, agentsSetting, { ...agentsSetting.default, invites: 2 })
    const switchTo = async (invite_id: number, is_open: number) =>
      outcome('POST /team/invite/update', { as: await enter('linker'), body: { invite_id, is_open } })
    const first = await createInvite('linker', '1.00')
    expect(await switchTo(first.invite_id, 0)).toBe('200')
    const second = await createInvite('linker', '1.00')
    expect(await switchTo(second.invite_id, 0)).toBe('200')
    await createInvite('linker', '1.00')
    const both = await Promise.all([switchTo(first.invite_id, 1), switchTo(second.invite_id, 1)])
    expect(both.toSorted()).toEqual(['200', '400 team.invite_limit'])
    const opened = both[0] === '200' ? first : second
    expect(await switchTo(opened.invite_id, 1)).toBe('200')
    await putSetting(env.db, agentsSetting, agentsSetting.default)
  })

  it('R6.4 makes one child and one link where the answer was lost and the call is sent again, by a frozen agent too', async () => {
    await addChild('carol', 'resender', '3.00')
    await env.owner.run(sql`update members.members set state = 'frozen' where name = 'resender'`)
    const as = await enter('resender')
    const twice = async <T>(route: string, body: object): Promise<[T, T]> => {
      const again = { as, key: key(), body }
      return [await data<T>(route, again), await data<T>(route, again)]
    }
    const [link, same] = await twice<{ invite_id: number }>('POST /team/invite/create', { rates: rates('1.00') })
    expect(same).toEqual(link)
    const child = { name: 'resent', password, password_confirmation: password, rates: [] }
    const [made, told] = await twice<{ member_id: number }>('POST /team/add', child)
    expect(told).toEqual(made)
    expect((await data<{ total: number }>('GET /team/invite/list', { as })).total).toBe(1)
    expect((await list('resender')).map(({ name }) => name)).toEqual(['resent'])
  })

  it('R6.4 opens no account for somebody else where the licence asks who registers for their day of birth', async () => {
    const stands = await readSetting(env.db, protectionSetting)
    const standard = { ...stands, cool_off_loss: toWire(stands.cool_off_loss) }
    const add = async (name: string) =>
      outcome('POST /team/add', {
        as: await enter('carol'),
        body: { name, password, password_confirmation: password, rates: [] },
      })
    await putSetting(env.db, protectionSetting, { ...standard, profile: 'GB' })
    expect(await add('noage1')).toBe('409 team.asks_birth')
    await putSetting(env.db, protectionSetting, standard)
    expect(await add('noage1')).toBe('200')
  })

  it('R6.4 a share of the net revenue carries a loss on', async () => {
    const id = await addChild('carol', 'sharer', '2.00')
    await addChild('sharer', 'players')
    const set = { model: 'revenue', share: 30, reason: 'as agreed' }
    await ok(`POST /office/team/agents/${id}/model`, { as: 'erin', key: key(), body: set })
    const lost = await bet('players', 500_00n)
    await runCommission()
    expect((await statements('sharer'))[0]).toMatchObject({ model: 'revenue', money: '150.00' })
    await cancel(lost)
    await runCommission()
    const shown = await data<{ data: object[] }>(`GET /office/commission/agents/${id}/statements`, { as: 'frank' })
    expect(shown.data[0]).toMatchObject({ member_name: 'sharer', money: '0.00', carried_out: '-150.00' })
  })

  it('R7.5 a refused run is in the next one, whole', async () => {
    await bet('daisy', 3_000_00n)
    later(DAY_MS)
    const { to, total } = await data<{ to: string; total: string }>('GET /office/commission/preview', { as: 'frank' })
    const { id } = await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
    expect(await outcome('POST /office/commission/runs', { as: 'erin', key: key(), body: { to } })).toBe(
      '409 commission.run_open',
    )
    await ok(`POST /office/commission/runs/${id}/refuse`, { as: 'frank', key: key(), body: { reason: 'too early' } })
    expect(await data('GET /office/commission/preview', { as: 'frank' })).toMatchObject({ total })
  })
})

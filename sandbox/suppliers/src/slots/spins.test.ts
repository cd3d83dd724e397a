import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Told } from '@moongate/game-contract'
import type { SpinTold } from '@moongate/game-contract/slots'
import { games } from '@moongate/slots'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS, findBrand } from '../brands.ts'
import { giveFree, takeFreeBack } from '../free/grants.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { buildServer } from '../serve.ts'
import { createWorld, type World } from '../world.ts'
import { describeSpin } from './detail.ts'
import { findEngine } from './engine.ts'
import { listStakes } from './stakes.rules.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-slots-'))
let w: World
let app: FastifyInstance
let players = 0

beforeAll(async () => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  w = createWorld({ books: openBooks(dir), secrets, control_secret: 'control', operator: 'us', currency: 'CNY' })
  app = await buildServer(w)
})
afterAll(async () => {
  await app.close()
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const sit = async (brand: string, game: string, balance: number, spell?: Spell) => {
  const player = `p${++players}`
  createPlayer(w, brand, player)
  moveBalance(w, brand, player, balance)
  const opened = await openVisit(w, { brand, player, game, lang: 'en' }, spell)
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return { player, session: enterVisit(w, key ?? '')?.session ?? '' }
}
const call = async <T>(name: string, asked: object) =>
  (await app.inject({ method: 'POST', url: `/sandbox/slots/${name}`, payload: JSON.stringify(asked) })).json<T>()
const ask = (session: string, stake: number, spin_id: string = randomUUID()) =>
  call<SpinTold & { error?: string }>('spin', { session, stake, spin_id })
const getBalance = (brand: string, player: string) => findPlayer(w, brand, player)?.balance ?? Number.NaN

const SLOTS = ['AURUM', 'EMBER', 'KOI'].flatMap((brand) =>
  (findBrand(brand)?.games ?? []).flatMap(({ code }) =>
    findEngine(brand, code)?.code === code ? [[brand, code] as const] : [],
  ),
)

it('every one of the ten games is played under its own name', () => {
  expect(SLOTS.map(([, code]) => code)).toEqual(expect.arrayContaining(games.map(({ code }) => code)))
})

describe('a spin', () => {
  it.each(SLOTS)('R4.10 at %s %s is decided and booked before it is answered', async (brand, code) => {
    const { player, session } = await sit(brand, code, 100_000)
    const [stake = 0] = listStakes(findEngine(brand, code)!)
    const { payout, balance, round, id } = await ask(session, stake)
    expect(balance).toBe(100_000 - stake + payout)
    expect(getBalance(brand, player)).toBe(balance)
    expect(payout * findEngine(brand, code)!.stake_parts).toBe(round.parts * stake)
    expect(await call('round', { session, id })).toMatchObject({ round, stake, payout })
  })

  it('R2.14 asked for again is the same round, and costs nothing', async () => {
    const { player, session } = await sit('KOI', 'golden_carp', 1_000)
    const spin_id = randomUUID()
    const first = await ask(session, 50, spin_id)
    expect(await ask(session, 50, spin_id)).toEqual(first)
    expect((await ask(session, 125, spin_id)).stake).toBe(50)
    expect(getBalance('KOI', player)).toBe(first.balance)
    expect(listBets(w, 'KOI', { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player)).toHaveLength(1)
  })

  it.each([
    ['a stake that the game does not take', 51, 'stake'],
    ['a stake of none', 100_000_000, 'stake'],
    ['a stake that is not there', 1_250, 'poor'],
  ])('of %s moves nothing', async (_case, stake, error) => {
    const { player, session } = await sit('KOI', 'golden_carp', 1_000)
    expect(await ask(session, stake)).toEqual({ error })
    expect(getBalance('KOI', player)).toBe(1_000)
  })

  it.each([
    ['of nobody', 's.nobody'],
    ['of an address that was not opened', 'x'],
  ])('by a session %s is refused', async (_case, session) => {
    expect(await ask(session, 50)).toEqual({ error: 'session' })
    expect(await call('seat', { session })).toEqual({ error: 'session' })
    expect(await call('history', { session })).toEqual({ error: 'session' })
  })

  it('that has no id of its own is refused', async () => {
    const { session } = await sit('KOI', 'golden_carp', 1_000)
    expect(await ask(session, 50, 'again')).toEqual({ error: 'unknown' })
  })

  it('R2.14 twenty at a time never spend more than there is', async () => {
    const { player, session } = await sit('AURUM', 'jade_rabbit', 500)
    const told = await Promise.all(Array.from({ length: 20 }, () => ask(session, 50)))
    const played = told.filter(({ error }) => error === undefined)
    const won = played.reduce((sum, { payout }) => sum + payout, 0)
    expect(played.length).toBeGreaterThanOrEqual(10)
    expect(getBalance('AURUM', player)).toBe(500 - played.length * 50 + won)
    expect(played.every(({ balance, payout }) => balance >= payout)).toBe(true)
    expect((await call<Told<'slots', 'history'>>('history', { session })).rounds).toHaveLength(played.length)
  })
})

describe('R1.5 free spins', () => {
  const give = async (player: string, over: object = {}) => {
    const about = { brand: 'AURUM', id: randomUUID(), player, game: 'jade_rabbit', spins: 2, stake: 50 }
    const ended = await giveFree(w, { ...about, expires_at: Date.now() + 60_000, ...over })
    return ended.kind === 'answer' ? ended.value : undefined
  }
  const play = (session: string, grant = '', spin_id: string = randomUUID()) =>
    call<SpinTold & { error?: string }>('spin', { session, stake: 500, spin_id, grant })

  it('are played in their order at their own stake, and move no balance', async () => {
    const { player, session } = await sit('AURUM', 'jade_rabbit', 70)
    const grant = await give(player)
    expect(await call('seat', { session })).toMatchObject({ free: { grant: grant?.id, spin: 1, of: 2, stake: 50 } })
    const spin_id = randomUUID()
    const first = await play(session, grant?.id, spin_id)
    expect(first).toMatchObject({ stake: 50, is_free: true, balance: 70, free: { spin: 2, of: 2 } })
    expect(await play(session, grant?.id, spin_id)).toEqual(first)
    expect(await play(session, grant?.id)).toMatchObject({ balance: 70, free: null })
    expect(await play(session, grant?.id)).toEqual({ error: 'free' })
    expect(getBalance('AURUM', player)).toBe(70)
    const told = listBets(w, 'AURUM', { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player)
    expect(told.map(({ stake, free_grant }) => [stake, free_grant])).toEqual([
      [0, grant?.id],
      [0, grant?.id],
    ])
  })

  it('are not played by others, past their time, or once taken back', async () => {
    const [one, other] = [await sit('AURUM', 'jade_rabbit', 0), await sit('AURUM', 'jade_rabbit', 0)]
    const grant = await give(one.player)
    expect(await play(other.session, grant?.id)).toEqual({ error: 'free' })
    await takeFreeBack(w, { brand: 'AURUM', id: grant?.id ?? '', player: one.player })
    expect(await play(one.session, grant?.id)).toEqual({ error: 'free' })
    expect(await give(one.player, { expires_at: Date.now() - 1 })).toBeUndefined()
  })

  it.each([
    ['a stake that the game does not take', { stake: 51 }],
    ['a game that is no slot', { game: 'nothing' }],
    ['nobody', { player: 'p0' }],
  ])('are not granted for %s', async (_case, over) => {
    const { player } = await sit('AURUM', 'jade_rabbit', 0)
    expect(await give(player, over)).toBeUndefined()
  })
})

describe('R6.3 the time of a visit', () => {
  it('is told with what was staked and won in it, and in nothing else', async () => {
    const { player, session } = await sit('KOI', 'golden_carp', 10_000)
    await ask(session, 50)
    await sit('KOI', 'golden_carp', 0)
    const opened = await openVisit(w, { brand: 'KOI', player, game: 'golden_carp', lang: 'en' })
    const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
    await new Promise((done) => setTimeout(done, 2))
    const again = enterVisit(w, key ?? '')?.session ?? ''
    expect(await call<Told<'slots', 'spell'>>('spell', { session: again })).toEqual({
      seconds: 0,
      staked: 0,
      won: 0,
      is_offered: false,
    })
    const told = [await ask(again, 50), await ask(again, 125)]
    const won = told.reduce((sum, { payout }) => sum + payout, 0)
    expect(await call<Told<'slots', 'spell'>>('spell', { session: again })).toMatchObject({ staked: 175, won })
    expect(await call('spell', { session: 's.nobody' })).toEqual({ error: 'session' })
  })

  it('is over when the operator says so: no spin is played any more, and one that was is told again', async () => {
    const spell = { reality_minutes: 60, played_seconds: 0, seconds_left: 1, break_loss: null }
    const { player, session } = await sit('KOI', 'golden_carp', 1_000, spell)
    const spin_id = randomUUID()
    const first = await ask(session, 50, spin_id)
    expect(first.error).toBeUndefined()
    w.books.prepare('update visits set entered_at = entered_at - 1000 where key = ?').run(session)
    expect(await ask(session, 50)).toEqual({ error: 'time' })
    expect(await call('seat', { session })).toEqual({ error: 'time' })
    expect(await ask(session, 50, spin_id)).toEqual(first)
    expect(getBalance('KOI', player)).toBe(first.balance)
  })
})

it('history tells the last fifty rounds, of this player and this game alone, the newest first', async () => {
  const [one, other] = [await sit('EMBER', 'phoenix_rise', 100_000), await sit('EMBER', 'phoenix_rise', 100_000)]
  const ids: string[] = []
  for (let n = 0; n < 52; n += 1) ids.push((await ask(one.session, 100)).id)
  const theirs = await ask(other.session, 100)
  const { rounds } = await call<Told<'slots', 'history'>>('history', { session: one.session })
  expect(rounds.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50))
  expect(await call('round', { session: one.session, id: theirs.id })).toEqual({ error: 'unknown' })
})

it.each([
  [{ payout: 0, free_spins: 0 }, '未中奖', 'No win'],
  [{ payout: 250, free_spins: null }, '2.50 倍', '2.50× stake'],
  [{ payout: 1_000, free_spins: 10 }, '10.00 倍 · 含免费旋转 10 次', '10.00× stake · with 10 free spins'],
])('R4.12 the bet record tells what a round came to: %j', (round, zh_cn, en) => {
  const at = { bet_at: 0, settled_at: 0, changed_at: 0 }
  const bet = { brand: 'KOI', id: 'b', player: 'p', game: 'golden_carp', status: 'settled' as const, stake: 100, ...at }
  expect(describeSpin({ ...bet, ...round })).toMatchObject({ zh_cn, en })
})

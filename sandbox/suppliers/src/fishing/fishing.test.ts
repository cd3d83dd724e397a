import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fish, listFish } from '@moongate/fishing'
import type { SeatTold, Shot, ShotsTold } from '@moongate/game-contract/fishing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { killAt } from '../kill-at.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { decideShots } from './decide.rules.ts'
import { readShotHistory } from './history.ts'
import { listShotFacts } from './replay.ts'
import { SEA_MS } from './seas.ts'
import { listSeas } from './seas.sql.ts'
import { readSeat } from './seat.ts'
import { playShots, sumStakes, sumWins } from './shots.ts'
import { isStaked } from './state.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-fishing-'))
const NOW = Date.parse('2026-01-15T04:00:00Z')
let w: World
let [players, begun] = [0, NOW]

/** A program that begins with the books as the one before it left them. */
const begin = (at: number): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  return Object.assign(world, { time: { at, since: 0, speed: 0 } })
}
const setClock = (at: number): void => void (w.time = { at, since: 0, speed: 0 })
beforeEach(() => {
  // Long after whatever sea the test before was at.
  begun += 86_400_000
  w?.books.close()
  w = begin(begun)
})
afterAll(() => {
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const sit = async (balance: number, spell?: Spell) => {
  const player = `p${++players}`
  createPlayer(w, 'TIDE', player)
  moveBalance(w, 'TIDE', player, balance)
  const opened = await openVisit(w, { brand: 'TIDE', player, game: 'dragon_reef', lang: 'en' }, spell)
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  const session = enterVisit(w, key ?? '')?.session ?? ''
  return { player, session, told: readSeat(w, session) as SeatTold }
}
const fire = (session: string, sea: string, shots: readonly Shot[], batch_id: string = randomUUID()) =>
  playShots(w, { session, sea, batch_id, shots }) as ShotsTold
const listSwimming = ({ seed, at }: SeatTold): Fish[] => listFish(seed, at)
const findKind = (told: SeatTold, is: (fish: Fish) => boolean): Fish => listSwimming(told).find(is)!
/** Hardly ever caught. */
const findDearest = (told: SeatTold): Fish => listSwimming(told).toSorted((a, b) => b.kind.times - a.kind.times)[0]!
const isCheap = ({ kind }: Fish): boolean => kind.times <= 5
const getBalance = (player: string): number => findPlayer(w, 'TIDE', player)?.balance ?? Number.NaN
const listOf = (player: string) =>
  listBets(w, 'TIDE', { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player)
/** Shoots a second apart, each time at a cheap fish that swims then, until one is caught. */
const fireUntilCaught = (session: string, stake: number): ShotsTold => {
  for (let tries = 0; tries < 200; tries += 1) {
    setClock((w.time?.at ?? 0) + 1_100)
    const told = readSeat(w, session) as SeatTold
    const gone = new Set(told.caught.map(({ fish }) => fish))
    const fish = findKind(told, (one) => isCheap(one) && !gone.has(one.number))
    const fired = fire(session, told.sea, [{ fish: fish.number, stake }])
    if (fired.shots[0]?.state === 'caught') return fired
  }
  throw new Error('two hundred shots caught nothing')
}

describe('R4.10 R6.1 a batch of shots', () => {
  it('is one bet with its win, booked before it is answered, to the cent', async () => {
    const { player, session, told } = await sit(100_000)
    const shots = listSwimming(told)
      .slice(0, 8)
      .map(({ number }) => ({ fish: number, stake: 100 }))
    const fired = fire(session, told.sea, shots)
    const [stake, payout] = [sumStakes(fired.shots), sumWins(fired.shots)]
    expect(fired.shots.map(({ fish }) => fish)).toEqual(shots.map(({ fish }) => fish))
    expect(stake).toBe(fired.shots.filter(isStaked).length * 100)
    expect(stake).toBeGreaterThan(0)
    expect([fired.balance, getBalance(player)]).toEqual([100_000 - stake + payout, 100_000 - stake + payout])
    expect(listOf(player)).toMatchObject([{ status: 'settled', stake, payout, game: 'dragon_reef' }])
    expect(readShotHistory(w, session)).toMatchObject({ rounds: [{ stake, payout }] })
  })

  it('R2.14 that is asked for again is the same one, and costs nothing', async () => {
    const { player, session, told } = await sit(50_000)
    const batch_id = randomUUID()
    const shots = [{ fish: findKind(told, isCheap).number, stake: 500 }]
    const first = fire(session, told.sea, shots, batch_id)
    setClock(begun + 5_000)
    const again = fire(session, told.sea, shots, batch_id)
    expect([again.shots, again.balance]).toEqual([first.shots, first.balance])
    expect(fire(session, told.sea, [{ fish: 1, stake: 10 }], batch_id).shots).toEqual(first.shots)
    expect([getBalance(player), listOf(player).length]).toEqual([first.balance, 1])
  })

  it.each(['insert on fish_batches', 'insert on fish_catches'])(
    'R1.1 whose program dies before its decision is whole (%s) never was, and is decided once when it is asked for again',
    async (write) => {
      const { player, session } = await sit(50_000)
      for (let tries = 0; ; tries += 1) {
        expect(tries).toBeLessThan(200)
        setClock((w.time?.at ?? 0) + 1_100)
        const told = readSeat(w, session) as SeatTold
        const gone = new Set(told.caught.map(({ fish }) => fish))
        const shots = [{ fish: findKind(told, (one) => isCheap(one) && !gone.has(one.number)).number, stake: 10 }]
        const [batch_id, had, bets] = [randomUUID(), getBalance(player), listOf(player).length]
        killAt(w, write)
        let died = false
        try {
          fire(session, told.sea, shots, batch_id)
        } catch {
          died = true
          expect([getBalance(player), listOf(player).length]).toEqual([had, bets])
        }
        const at = w.time?.at ?? 0
        w.books.close()
        w = begin(at)
        const again = fire(session, told.sea, shots, batch_id)
        expect([again.sea, fire(session, told.sea, shots, batch_id).shots]).toEqual([told.sea, again.shots])
        expect([getBalance(player), listOf(player).length]).toEqual([had - 10 + sumWins(again.shots), bets + 1])
        // A batch that caught nothing has no catch at which to die.
        if (died) break
      }
    },
  )

  it('R1.1 outlives the program that decided it and died before it answered', async () => {
    const { player, session, told } = await sit(50_000)
    const batch_id = randomUUID()
    const shots = [{ fish: findKind(told, isCheap).number, stake: 500 }]
    const first = fire(session, told.sea, shots, batch_id)
    w.books.close()
    w = begin(begun + 1_000)
    const again = fire(session, told.sea, shots, batch_id)
    expect([again.shots, again.balance, again.sea]).toEqual([first.shots, first.balance, told.sea])
    expect([getBalance(player), listOf(player).length]).toEqual([first.balance, 1])
  })

  it('gives back a shot at a fish that has left, was caught, has not come or never was, and at another sea', async () => {
    const { player, session, told } = await sit(50_000)
    const left = listFish(told.seed, told.at - 40_000)[0]!
    const to_come = listFish(told.seed, told.at + 60_000).at(-1)!
    const shots = [left.number, to_come.number, 7].map((fish) => ({ fish, stake: 100 }))
    expect(fire(session, told.sea, shots).shots.map(({ state }) => state)).toEqual(['gone', 'gone', 'gone'])
    const there = { fish: findKind(told, isCheap).number, stake: 100 }
    expect(fire(session, 'elsewhere', [there]).shots).toMatchObject([{ state: 'gone' }])
    expect(fire(session, told.sea, [{ ...there, stake: 99 }]).shots).toMatchObject([{ state: 'gone' }])
    expect([getBalance(player), listOf(player)]).toEqual([50_000, []])
  })

  it('takes a fish that left while the shot was on its way, for a second and a half', async () => {
    const { session, told } = await sit(50_000)
    const fish = findKind(told, isCheap)
    const state = (late_ms: number) => {
      setClock(begun - told.at + fish.until + late_ms)
      return fire(session, told.sea, [{ fish: fish.number, stake: 10 }]).shots[0]?.state
    }
    setClock(begun + told.at)
    const opened_at = listSeas(w, 'TIDE', begun - SEA_MS)[0]!.opened_at
    setClock(opened_at + fish.until + 1_500)
    expect(fire(session, told.sea, [{ fish: fish.number, stake: 10 }]).shots[0]?.state).toBe('gone')
    expect(['caught', 'missed']).toContain(state(1_499))
  })

  it('costs no more than there is: what is beyond it is given back', async () => {
    /** Of somebody who has two stakes, at the dearest fish; who catches it has more than two. */
    const fireFour = async () => {
      const { player, session, told } = await sit(200)
      const shot = { fish: findDearest(told).number, stake: 100 }
      return { player, fired: fire(session, told.sea, [shot, shot, shot, shot]).shots }
    }
    let last = await fireFour()
    while (sumWins(last.fired) > 0) last = await fireFour()
    expect(last.fired.map(isStaked)).toEqual([true, true, false, false])
    expect(last.fired.at(-1)?.state).toBe('poor')
    expect(getBalance(last.player)).toBe(0)
  })

  it('R2.14 no cannon fires more than ten shots a second, however they are sent', async () => {
    const { session, told } = await sit(100_000)
    const fish = findDearest(told).number
    const send = () =>
      fire(
        session,
        told.sea,
        Array.from({ length: 6 }, () => ({ fish, stake: 10 })),
      ).shots
    const states = [...send(), ...send()].map(({ state }) => state)
    expect(states.filter((state) => state === 'caught' || state === 'missed').length).toBeLessThanOrEqual(10)
    expect(states.slice(10).every((state) => state === 'fast' || state === 'gone')).toBe(true)
    setClock(begun + 1_000)
    // One that is caught ends the others' shots, at whatever shot that is; the cannon is ready again for all of them.
    expect(send().map(({ state }) => state)).not.toContain('fast')
  })

  it('R6.3 is refused once the time of the visit is used up; one that was fired is told again', async () => {
    const { session, told, player } = await sit(50_000, {
      reality_minutes: 60,
      played_seconds: 0,
      seconds_left: 1,
      break_loss: null,
    })
    const batch_id = randomUUID()
    const shots = [{ fish: findKind(told, isCheap).number, stake: 100 }]
    const first = fire(session, told.sea, shots, batch_id)
    setClock(begun + 1_000)
    expect(fire(session, told.sea, shots)).toEqual({ error: 'time' })
    expect(readSeat(w, session)).toEqual({ error: 'time' })
    expect(fire(session, told.sea, shots, batch_id).shots).toEqual(first.shots)
    expect(getBalance(player)).toBe(first.balance)
  })

  it('of nobody, or from the page of another game, is refused', async () => {
    const { told, player } = await sit(50_000)
    expect(fire('s.nobody', told.sea, [{ fish: 1, stake: 100 }])).toEqual({ error: 'session' })
    expect(readShotHistory(w, 's.nobody')).toEqual({ error: 'session' })
    const opened = await openVisit(w, { brand: 'TIDE', player, game: 'none', lang: 'en' })
    const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
    expect(readSeat(w, enterVisit(w, key ?? '')?.session ?? '')).toEqual({ error: 'session' })
  })
})

describe('R1.1 what is caught', () => {
  it('is gone for everybody at that sea, and for the shots behind it', async () => {
    const [one, other] = [await sit(100_000), await sit(100_000)]
    expect(other.told).toMatchObject({ sea: one.told.sea, seed: one.told.seed, place: 1, taken: [0, 1] })
    const { shots, caught, sea } = fireUntilCaught(one.session, 100)
    const { fish } = shots[0]!
    expect(caught).toContainEqual({ fish, place: 0 })
    expect((readSeat(w, other.session) as SeatTold).caught).toContainEqual({ fish, place: 0 })
    expect(fire(other.session, sea, [{ fish, stake: 100 }]).shots).toMatchObject([{ state: 'gone', times: 0 }])
    expect(getBalance(other.player)).toBe(100_000)
  })

  it('is aimed at for all to see: the others at that sea hear for three seconds what was fired, and who fired does not', async () => {
    const [one, other] = [await sit(100_000), await sit(100_000)]
    const shots = [{ fish: findKind(one.told, ({ kind }) => kind.times >= 20).number, stake: 50 }]
    const read = (session: string) => (readSeat(w, session) as SeatTold).fired
    fire(one.session, one.told.sea, shots)
    const { at } = readSeat(w, one.session) as SeatTold
    expect([read(other.session), read(one.session)]).toEqual([[{ place: 0, at, shots }], []])
    fire(one.session, one.told.sea, [{ fish: 7, stake: 50 }])
    setClock(begun + 2_999)
    expect(read(other.session)).toHaveLength(1)
    setClock(begun + 3_000)
    expect(read(other.session)).toEqual([])
  })

  it('takes its chain along, pays for it, and is decided once in a batch', () => {
    const words = Buffer.alloc(32, 3).toString('base64')
    const sea = { seed: 5, words }
    let at = 60_000
    let hit: Fish | undefined
    for (; !hit; at += 500) hit = listFish(5, at).find(({ kind }) => kind.effect === 'bomb')
    const asked = { sea, at: at + 8_000, balance: 1e9, rest: 5_000, caught: new Set<number>() }
    const shots = Array.from({ length: 4_000 }, () => ({ fish: hit.number, stake: 10 }))
    const fired = decideShots(shots, { ...asked, batch: { brand: 'TIDE', player: 'p', batch_id: 'b' } })
    const catches = fired.filter(({ state }) => state === 'caught')
    expect(catches).toHaveLength(1)
    expect(catches[0]!.struck.length).toBeGreaterThan(0)
    expect(catches[0]!.times).toBeGreaterThan(hit.kind.times)
    const behind = fired.slice(fired.indexOf(catches[0]!) + 1)
    expect(new Set(behind.map(({ state }) => state))).toEqual(new Set(['gone']))
    const rest = catches[0]!.struck.map((fish) => ({ fish, stake: 10 }))
    const batch = { brand: 'TIDE', player: 'p', batch_id: 'b' }
    const within = decideShots([...shots, ...rest], { ...asked, batch })
    expect(within.slice(shots.length).every(({ state }) => state === 'gone')).toBe(true)
    const caught = new Set([hit.number, ...catches[0]!.struck])
    const later = decideShots(rest, { ...asked, caught, batch: { brand: 'TIDE', player: 'p', batch_id: 'c' } })
    expect(later.every(({ state }) => state === 'gone')).toBe(true)
  })
})

describe('R1.1 a sea', () => {
  it('has four places; who comes fifth sits at another one, and who leaves leaves a place free', async () => {
    const sat = []
    for (let n = 0; n < 5; n += 1) sat.push((await sit(100)).told)
    expect(sat.map(({ place }) => place)).toEqual([0, 1, 2, 3, 0])
    expect(new Set(sat.slice(0, 4).map(({ sea }) => sea)).size).toBe(1)
    expect(sat[4]!.sea).not.toBe(sat[0]!.sea)
    setClock(begun + 15_000)
    expect((await sit(100)).told).toMatchObject({ sea: sat[0]!.sea, place: 0, taken: [0] })
  })

  it('is over after an hour: its words are shown then, and not before', async () => {
    const { player, session, told } = await sit(100_000)
    fire(session, told.sea, [{ fish: findKind(told, isCheap).number, stake: 100 }])
    const read = () => Object.fromEntries(listShotFacts(w, listOf(player)[0]!, 'en'))
    expect(read()).toMatchObject({ Sea: told.sea, 'Fingerprint of the draw (SHA-256)': told.hash })
    expect(read()['Shot 1']).toMatch(/ · 1\.00 → \d+\.00$/)
    expect(read()['Words of the draw']).toBeUndefined()
    setClock(begun + told.left_ms)
    expect(read()['Words of the draw']).toMatch(/^[0-9a-f]{64}$/)
    expect((readSeat(w, session) as SeatTold).sea).not.toBe(told.sea)
  })

  it('R4.12 a replay that does not come out as it did is a fault', async () => {
    const { player, session, told } = await sit(100_000)
    const dear = findKind(told, ({ kind }) => kind.times >= 20)
    fire(session, told.sea, [{ fish: dear.number, stake: 100 }])
    const turn = `update fish_batches set shots = replace(replace(shots, '"missed"', '"x"'), '"caught"', '"missed"') where player = ?`
    w.books.prepare(turn).run(player)
    w.books.prepare(`update fish_batches set shots = replace(shots, '"x"', '"caught"') where player = ?`).run(player)
    expect(() => listShotFacts(w, listOf(player)[0]!, 'en')).toThrow('does not come out as it did')
  })
})

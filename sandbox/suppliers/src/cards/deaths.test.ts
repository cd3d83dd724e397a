import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RoundTold, SeatTold } from '@moongate/game-contract/cards'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { killAt } from '../kill-at.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { finishLeft } from './absent.ts'
import { dealRound, moveRound, readCardSeat } from './rounds.ts'
import { TURN_MS } from './view.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-card-deaths-'))
const BALANCE = 10_000_000
const STAKE = 3_000
let now = Date.parse('2026-01-15T04:00:00Z')
let w: World
let players = 0

const begin = (): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  return Object.assign(world, { time: { at: now, since: 0, speed: 0 } })
}
const restart = (after = 0): void => {
  w?.books.close()
  now += after
  w = begin()
}
/** Dies while it does something, and begins again. */
const die = (doing: () => unknown): void => {
  killAt(w, 'update on card_rounds')
  expect(doing).toThrow('the program died')
  restart()
}
// Long after whatever the test before left open.
beforeEach(() => {
  restart(86_400_000)
  finishLeft(w)
})
afterAll(() => {
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const sit = async (game: string) => {
  const player = `p${++players}`
  createPlayer(w, 'LOTUS', player)
  moveBalance(w, 'LOTUS', player, BALANCE)
  const opened = await openVisit(w, { brand: 'LOTUS', player, game, lang: 'en' })
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return { player, session: enterVisit(w, key ?? '')?.session ?? '' }
}
const read = (session: string): SeatTold => {
  const told = readCardSeat(w, session)
  if ('error' in told) throw new Error(told.error)
  return told
}
const move = (session: string, made: string) => {
  const { id, turn } = read(session).round!
  return moveRound(w, { session, round: id, turn, move: made })
}
const listOf = (player: string) =>
  listBets(w, 'LOTUS', { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player)
/** What a player has, what lies open, and whether every bet that is over explains the rest. */
const tell = (player: string) => {
  const bets = listOf(player)
  const moved = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0)
  const balance = findPlayer(w, 'LOTUS', player)?.balance ?? Number.NaN
  return { unexplained: balance - BALANCE - moved, open: bets.filter(({ status }) => status === 'open').length }
}

type Next = (round: RoundTold) => string | undefined
const takeHint: Next = ({ hint }) => hint
/** Deals round after round, each played by `next` to where it stands still. */
const reach = (session: string, next: Next, stands: (round: RoundTold) => boolean): RoundTold => {
  for (let dealt = 0; dealt < 500; dealt += 1) {
    dealRound(w, { session, deal_id: randomUUID(), stake: STAKE })
    for (let { round } = read(session); round; { round } = read(session)) {
      if (stands(round)) return round
      const made = next(round)
      if (made === undefined) break
      move(session, made)
    }
    for (let { round } = read(session); round; { round } = read(session)) move(session, round.hint)
  }
  throw new Error('no round has come to that')
}
const offers = ({ options }: RoundTold, made: string): boolean => options.some((option) => option.move === made)
const hasLooked = ({ view }: RoundTold): boolean => view.game === 'golden_flower' && view.seats[0]!.looked
const hasLandlord = ({ view }: RoundTold): boolean => view.game === 'landlord' && view.landlord !== null
const hasTile = ({ view }: RoundTold): boolean => view.game === 'mahjong' && view.lies === null
const mayTake = ({ view }: RoundTold): boolean => view.game === 'mahjong' && view.lies !== null

/** Where a round stands when the program dies, how it comes to stand there, and with which move it dies. */
const CASES: [string, string, (round: RoundTold) => boolean, Next, Next][] = [
  ['blackjack', 'insurance is offered', (round) => offers(round, 'insure'), () => undefined, () => 'insure'],
  [
    'blackjack',
    'the player has split',
    ({ wagers }) => wagers.length > 1,
    (r) => (offers(r, 'split') ? 'split' : undefined),
    takeHint,
  ],
  ['blackjack', 'the dealer draws', (r) => offers(r, 'stand'), () => undefined, () => 'stand'],
  ['golden_flower', 'nobody has looked', (round) => !hasLooked(round), () => undefined, () => 'look'],
  ['golden_flower', 'the player has looked', hasLooked, () => 'look', () => 'fold'],
  ['landlord', 'bids are made', (round) => !hasLandlord(round), () => undefined, takeHint],
  ['landlord', 'cards are played', hasLandlord, takeHint, takeHint],
  ['mahjong', 'the player lays a tile', hasTile, takeHint, takeHint],
  ['mahjong', 'the player may take a tile', mayTake, takeHint, takeHint],
]

it.each(CASES)(
  'R1.1 %s: a program that dies while %s goes on in the same round',
  async (game, _at, stands, next, last) => {
    const { player, session } = await sit(game)
    const stood = reach(session, next, stands)
    const before = [read(session), listOf(player)]
    die(() => move(session, last(stood)!))
    expect([read(session), listOf(player)]).toEqual(before)
    expect(tell(player)).toEqual({ unexplained: 0, open: stood.wagers.length })
    const made = { session, round: stood.id, turn: stood.turn, move: last(stood)! }
    const once = moveRound(w, made)
    expect(moveRound(w, made)).toEqual(once)
    for (let { round } = read(session); round; { round } = read(session)) move(session, round.hint)
    expect(read(session).round).toBeNull()
    expect(tell(player)).toEqual({ unexplained: 0, open: 0 })
  },
)

it.each(CASES)(
  'R1.1 %s: a program that dies while %s and comes back late ends the round, once',
  async (game, _at, stands, next) => {
    const { player, session } = await sit(game)
    const stood = reach(session, next, stands)
    restart(TURN_MS)
    die(() => finishLeft(w))
    expect(tell(player)).toEqual({ unexplained: 0, open: stood.wagers.length })
    expect([finishLeft(w), finishLeft(w)]).toEqual([1, 0])
    expect(tell(player)).toEqual({ unexplained: 0, open: 0 })
    expect(
      listOf(player)
        .filter(({ id }) => id.startsWith(stood.id))
        .every(({ status }) => status === 'settled'),
    ).toBe(true)
  },
)

it('R1.1 a program that dies while it deals has dealt nothing, and deals the same cards once when it is asked again', async () => {
  const { player, session } = await sit('blackjack')
  const { next } = read(session)
  const asked = { session, deal_id: randomUUID(), stake: STAKE }
  die(() => dealRound(w, asked))
  expect([tell(player), listOf(player)]).toEqual([{ unexplained: 0, open: 0 }, []])
  expect(read(session)).toMatchObject({ balance: BALANCE, round: null, next })
  expect(dealRound(w, asked)).toMatchObject({ round: { hash: next } })
  expect(listOf(player)).toHaveLength(1)
})

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listFish } from '@moongate/fishing'
import { LIVE_TABLES } from '../sandbox/suppliers/src/live/tables.ts'
import { ask, type Gamer, type Kind, type Trial, watch } from './live-suppliers.ts'

type Play = (t: Trial, g: Gamer) => Promise<void>
type Refused = { error?: string }

/** Notes a bet that was taken, or that none was. */
const note = (t: Trial, g: Gamer, bets: number, stake: number): void => {
  if (bets === 0) t.seen.refused[g.kind] += 1
  g.bets += bets
  g.stake += stake
}

const SPREAD_MS = 6_000
const SPOTS: Readonly<Record<string, Record<string, number>>> = {
  baccarat: { banker: 10_000, tie: 10_000 },
  dragon_tiger: { dragon: 1_000, tie: 1_000 },
  roulette: { red: 1_000, '17': 500, '13-14-16-17': 500 },
  sic_bo: { big: 1_000, 'total:9': 1_000 },
  niuniu: { 'player:1': 1_000, 'times:2': 1_000 },
}
type TableLine = {
  table?: { round: string; number: number; phase: string; left_ms: number }
  seat?: { round: string; payout: number | null }
}

/** Sits at a table, bets on each round some time after it opens, and notes a round that was not heard of, or not paid. */
const playTable: Play = async (t, g) => {
  const { code, game } = LIVE_TABLES[Math.floor(g.nth / 3) % LIVE_TABLES.length]!
  const spots = SPOTS[game]!
  const stake = Object.values(spots).reduce((sum, one) => sum + one, 0)
  const held = { number: 0, laid: '' }
  const bet = async (round: string): Promise<void> => {
    await wait((g.nth * 137) % SPREAD_MS)
    if (t.over()) return
    const about = { session: g.session, table: code, round, bet_id: randomUUID(), spots }
    const { error } = await ask<Refused>(t, 'live/bet', about, g.kind)
    note(t, g, error === undefined ? 1 : 0, error === undefined ? stake : 0)
    if (error === undefined) held.laid = round
  }
  const hear = (line: string): void => {
    if (t.over()) return
    const { table: told, seat } = JSON.parse(line) as TableLine
    if (seat?.round === held.laid && seat.payout !== null) held.laid = ''
    if (told?.phase !== 'betting' || told.number === held.number) return
    if (held.number > 0 && told.number > held.number + 1) t.seen.missed += told.number - held.number - 1
    if (held.laid !== '') t.seen.unpaid += 1
    held.number = told.number
    held.laid = ''
    t.seen.rounds += 1
    if (told.left_ms > SPREAD_MS + 1_000) void bet(told.round)
  }
  await watch(t, 'live/watch', { session: g.session, table: code }, hear)
}

/** As the client of the hall does: what was fired goes out twice a second. */
const SEND_MS = 500
const SHOTS = 3
const FISH_STAKE = 10
type SeaTold = Refused & { sea: string; seed: number; at: number; shots?: { state: string; stake: number }[] }
const swimming = new Map<string, number[]>()
/** Fish that swim at a sea within a second; looked up once for all who fish there. */
const listNumbers = ({ sea, seed, at }: SeaTold): number[] => {
  const key = `${sea} ${Math.floor(at / 1_000)}`
  const known = swimming.get(key) ?? listFish(seed, at).map(({ number }) => number)
  if (!swimming.has(key) && swimming.size > 1_000) swimming.clear()
  swimming.set(key, known)
  return known
}

/** Fires three shots twice a second. */
const playSea: Play = async (t, g) => {
  const { session } = g
  await wait((g.nth * 137) % SEND_MS)
  let told = await ask<SeaTold>(t, 'fishing/sea', { session })
  while (!t.over()) {
    const begun = performance.now()
    const fish = listNumbers(told)
    const shots = Array.from({ length: SHOTS }, (_, at) => ({
      fish: fish[(g.nth + at) % fish.length] ?? 0,
      stake: FISH_STAKE,
    }))
    const asked = { session, sea: told.sea, batch_id: randomUUID(), shots }
    told = await ask<SeaTold>(t, 'fishing/shoot', asked, g.kind)
    const staked = told.shots?.filter(({ state }) => state === 'caught' || state === 'missed') ?? []
    note(t, g, Math.min(1, staked.length), staked.length * FISH_STAKE)
    await wait(Math.max(0, SEND_MS - (performance.now() - begun)))
  }
}

const PLACE_MS = 8_000
const MINE_MS = 20_000
const SILENT_MS = 15_000
const SLIP = 1_000
type Offered = { id: string; suspended: boolean; offers: { bets: { code: string; odds: number }[] }[] }
type BoardLine = { live?: Offered[]; match?: Offered }

/** Watches what is played now, or one match of it, and bets on it; looks at their own slips now and then. */
const playBoard: Play = async (t, g) => {
  const { session } = g
  const held = { live: [] as Offered[], heard_at: Date.now(), match: '' }
  const hear = (line: string): void => {
    const { live, match } = JSON.parse(line) as BoardLine
    if (Date.now() - held.heard_at > SILENT_MS && !t.dies && !t.over()) t.seen.missed += 1
    held.heard_at = Date.now()
    if (live ?? match) held.live = live ?? (match ? [match] : [])
  }
  const place = async (turn: number): Promise<void> => {
    const open = held.live.flatMap(({ id, suspended, offers }) => {
      const [bet] = offers[0]?.bets ?? []
      return bet && !suspended ? [{ match: id, ...bet }] : []
    })
    const pick = open[(g.nth + turn) % open.length]
    if (!pick) return
    const slip = { slip_id: randomUUID(), system: 'single', line: SLIP, mode: 'all', picks: [pick] }
    const { error } = await ask<Refused>(t, 'sports/place', { session, ...slip }, g.kind)
    note(t, g, error === undefined ? 1 : 0, error === undefined ? SLIP : 0)
  }
  const bet = async (): Promise<void> => {
    await wait((g.nth * 137) % PLACE_MS)
    for (let turn = 0; !t.over(); turn += 1) {
      await place(turn)
      await wait(PLACE_MS)
    }
  }
  const look = async (): Promise<void> => {
    await wait((g.nth * 337) % MINE_MS)
    for (; !t.over(); await wait(MINE_MS)) await ask(t, 'sports/mine', { session })
  }
  await Promise.all([watch(t, 'sports/watch', { session, match: held.match }, hear), bet(), look()])
}

const MOVE_MS = 800
const CARD_STAKE = 3_000
type CardSeat = Refused & {
  round: { id: string; turn: number; over: boolean; hint: string; wagers: { stake: number }[] } | null
}

/** Plays round after round as the table advises. */
const playCards: Play = async (t, g) => {
  const { session } = g
  while (!t.over()) {
    let { round } = await ask<CardSeat>(t, 'cards/deal', { session, deal_id: randomUUID(), stake: CARD_STAKE }, g.kind)
    while (round && !round.over) {
      await wait(t.over() ? 0 : MOVE_MS)
      const { id, turn, hint } = round
      ;({ round } = await ask<CardSeat>(t, 'cards/move', { session, round: id, turn, move: hint }, g.kind))
    }
    note(t, g, round?.wagers.length ?? 0, round?.wagers.reduce((sum, { stake }) => sum + stake, 0) ?? 0)
  }
}

/** How each kind is played until the trial is over. */
export const PLAYS: Readonly<Record<Kind, Play>> = {
  tables: playTable,
  sea: playSea,
  board: playBoard,
  cards: playCards,
}

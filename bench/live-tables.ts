import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Line } from '@moongate/game-contract/live'
import { LIVE_TABLES } from '../sandbox/suppliers/src/live/tables.ts'
import { ask, watch } from './live-calls.ts'
import { note, type Play } from './live-play.ts'

const SPREAD_MS = 6_000
const SPOTS: Readonly<Record<string, Record<string, number>>> = {
  baccarat: { banker: 10_000, tie: 10_000 },
  dragon_tiger: { dragon: 1_000, tie: 1_000 },
  roulette: { red: 1_000, '17': 500, '13-14-16-17': 500 },
  sic_bo: { big: 1_000, 'total:9': 1_000 },
  niuniu: { 'player:1': 1_000, 'times:2': 1_000 },
}

/** Sits at a table, bets on each round some time after it opens, and notes a round that was not heard of, or not paid. */
export const playTable: Play = async (t, g) => {
  const { code, game } = LIVE_TABLES[Math.floor(g.nth / 3) % LIVE_TABLES.length]!
  const spots = SPOTS[game]!
  const stake = Object.values(spots).reduce((sum, one) => sum + one, 0)
  const held = { number: 0, laid: '' }
  const bet = async (round: string): Promise<void> => {
    await wait((g.nth * 137) % SPREAD_MS)
    if (t.over()) return
    const about = { session: g.session, table: code, round, bet_id: randomUUID(), spots }
    const is_taken = !('error' in (await ask(t, ['live', 'bet'], about, g.kind)))
    note(t, g, is_taken ? 1 : 0, is_taken ? stake : 0)
    if (is_taken) held.laid = round
  }
  const hear = ({ table: told, seat }: Line): void => {
    if (t.over()) return
    if (seat?.round === held.laid && seat.payout !== null) held.laid = ''
    if (told?.phase !== 'betting' || told.number === held.number) return
    if (held.number > 0 && told.number > held.number + 1) t.seen.missed += told.number - held.number - 1
    if (held.laid !== '') t.seen.unpaid += 1
    held.number = told.number
    held.laid = ''
    t.seen.rounds += 1
    if (told.left_ms > SPREAD_MS + 1_000) void bet(told.round)
  }
  await watch(t, 'live', { session: g.session, table: code }, hear)
}

import { setTimeout as wait } from 'node:timers/promises'
import { LIVE_TABLES } from '../sandbox/suppliers/src/live/tables.ts'
import { layBet, readLines } from './live-players.ts'

const SPREAD_MS = 6_000
const SPOTS: Readonly<Record<string, Record<string, number>>> = {
  baccarat: { banker: 10_000, tie: 10_000 },
  dragon_tiger: { dragon: 1_000, tie: 1_000 },
  roulette: { red: 1_000, '17': 500, '13-14-16-17': 500 },
  sic_bo: { big: 1_000, 'total:9': 1_000 },
  niuniu: { 'player:1': 1_000, 'times:2': 1_000 },
}
type Told = {
  table?: { round: string; number: number; phase: string; left_ms: number }
  seat?: { round: string; payout: number | null }
}
/** What the trial has seen. `missed` are rounds that a watcher did not hear of, `unpaid` bets whose round went by without their payout. */
export const seen = { bets: [] as number[], refused: 0, rounds: 0, missed: 0, unpaid: 0, broken: 0 }

/** Sits at a table, bets on each round some time after it opens, and notes a round that was not heard of, or not paid. */
export const play = async (port: number, session: string, nth: number, over: () => boolean): Promise<void> => {
  const table = LIVE_TABLES[nth % LIVE_TABLES.length]!
  const held = { number: 0, laid: '' }
  const bet = async (round: string): Promise<void> => {
    await wait((nth * 137) % SPREAD_MS)
    if (over()) return
    const { ms, error } = await layBet(port, { session, table: table.code, round, spots: SPOTS[table.game]! })
    seen.bets.push(ms)
    if (error === undefined) held.laid = round
    else seen.refused += 1
  }
  const hear = (text: string): void => {
    if (over()) return
    const { table: told, seat } = JSON.parse(text) as Told
    if (seat?.round === held.laid && seat.payout !== null) held.laid = ''
    if (told?.phase !== 'betting' || told.number === held.number) return
    if (held.number > 0 && told.number > held.number + 1) seen.missed += told.number - held.number - 1
    if (held.laid !== '') seen.unpaid += 1
    held.number = told.number
    held.laid = ''
    seen.rounds += 1
    if (told.left_ms > SPREAD_MS + 1_000) void bet(told.round)
  }
  await readLines({ port, path: '/sandbox/live/watch', body: { session, table: table.code } }, hear).catch(
    () => undefined,
  )
  if (!over()) seen.broken += 1
}

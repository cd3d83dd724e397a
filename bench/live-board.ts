import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Line, MatchTold } from '@moongate/game-contract/sports'
import { ask, watch } from './live-calls.ts'
import { note, type Play } from './live-play.ts'

const PLACE_MS = 8_000
const MINE_MS = 20_000
const SILENT_MS = 15_000
const SLIP = 1_000

/** Watches what is played now, or one match of it, and bets on it; looks at their own slips now and then. */
export const playBoard: Play = async (t, g) => {
  const { session } = g
  const held = { live: [] as MatchTold[], heard_at: Date.now(), match: '' }
  const hear = ({ live, match }: Line): void => {
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
    const slip = { slip_id: randomUUID(), system: 'single', line: SLIP, mode: 'all', picks: [pick] } as const
    const is_taken = !('error' in (await ask(t, ['sports', 'place'], { session, ...slip }, g.kind)))
    note(t, g, is_taken ? 1 : 0, is_taken ? SLIP : 0)
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
    for (; !t.over(); await wait(MINE_MS)) await ask(t, ['sports', 'mine'], { session })
  }
  await Promise.all([watch(t, 'sports', { session, match: held.match }, hear), bet(), look()])
}

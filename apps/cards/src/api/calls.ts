import { openSupplier } from '@moongate/game-client'
import type { HistoryRow, Refused, SeatTold } from './told.ts'

const { call, insist, readReplay, readSpell } = openSupplier<Refused>('cards')
export { readReplay, readSpell }

type Seat = SeatTold | Refused

export const askSeat = (session: string, round?: string): Promise<Seat> => insist('seat', { session, round })
export const askDeal = (asked: { session: string; deal_id: string; stake: number }): Promise<Seat> =>
  insist('deal', asked)
export const askMove = (asked: { session: string; round: string; turn: number; move: string }): Promise<Seat> =>
  insist('move', asked)
export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })

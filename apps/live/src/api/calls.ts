import { openSupplier } from '@moongate/game-client'
import type { HistoryRow, Refused, SeatTold, Spots } from './told.ts'

const { post, call, insist, readReplay, readSpell } = openSupplier<Refused>('live')
export { post, readReplay, readSpell }

type Bet = { session: string; table: string; bet_id: string; round: string; spots: Spots }

/** Lays chips. */
export const askBet = (bet: Bet): Promise<SeatTold | Refused> => insist('bet', bet)
export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })

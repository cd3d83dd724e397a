import { openSupplier } from '@moongate/game-client'
import type { HistoryRow, Refused, SeatTold, Shot, ShotsTold } from './told.ts'

const { call, insist, readReplay, readSpell } = openSupplier<Refused>('fishing')
export { readReplay, readSpell }

type Batch = { session: string; sea: string; batch_id: string; shots: readonly Shot[] }

/** Fires. */
export const askShots = (batch: Batch): Promise<ShotsTold | Refused> => insist('shoot', batch)
export const readSea = (session: string): Promise<SeatTold | Refused> => call('sea', { session })
export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })

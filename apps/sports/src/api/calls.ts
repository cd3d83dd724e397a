import { openSupplier } from '@moongate/game-client'
import type { OddsMode, System } from '@moongate/sports'
import type { MatchTold, Pick, Refused, SlipTold } from './told.ts'

const { post, call, insist, readReplay, readSpell } = openSupplier<Refused>('sports')
export { post, readReplay, readSpell }

export type AskedSlip = {
  session: string
  slip_id: string
  system: System
  line: number
  mode: OddsMode
  picks: Pick[]
}
export type PlacedTold = { id: string; balance: number; stake: number; picks: Pick[] }

/** Places a slip. */
export const askPlace = (slip: AskedSlip): Promise<PlacedTold | Refused> => insist('place', slip)

type Sold = { balance: number; value: number }
export const askCashOut = (session: string, id: string, value: number): Promise<Sold | Refused> =>
  call('cash-out', { session, id, value })
export const readSoon = (session: string, sport: string): Promise<{ matches: MatchTold[] } | Refused> =>
  call('soon', { session, sport })
export const readMine = (session: string): Promise<{ slips: SlipTold[] } | Refused> => call('mine', { session })

import { openSupplier } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const { post, call, insist } = openSupplier('sports')
export { post }

/** Places a slip. */
export const askPlace = (slip: Asked<'sports', 'place'>, onMiss: () => void): Promise<Answer<'sports', 'place'>> =>
  insist('place', slip, onMiss)
export const askCashOut = (session: string, id: string, value: number): Promise<Answer<'sports', 'cash-out'>> =>
  call('cash-out', { session, id, value })
export const readSoon = (session: string, sport: string): Promise<Answer<'sports', 'soon'>> =>
  call('soon', { session, sport })
export const readMine = (session: string): Promise<Answer<'sports', 'mine'>> => call('mine', { session })

import { openSupplier } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const { call, insist } = openSupplier('cards')
type Seat = Answer<'cards', 'seat'>

/** Told of each try that nobody answered. */
type OnMiss = () => void

export const askSeat = (session: string, round: string | undefined, onMiss: OnMiss): Promise<Seat> =>
  insist('seat', { session, round }, onMiss)
export const askDeal = (asked: Asked<'cards', 'deal'>, onMiss: OnMiss): Promise<Seat> => insist('deal', asked, onMiss)
export const askMove = (asked: Asked<'cards', 'move'>, onMiss: OnMiss): Promise<Seat> => insist('move', asked, onMiss)
export const readHistory = (session: string): Promise<Answer<'cards', 'history'>> => call('history', { session })

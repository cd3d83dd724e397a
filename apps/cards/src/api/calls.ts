import { openSupplier } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const { call, insist } = openSupplier('cards')
type Seat = Answer<'cards', 'seat'>

export const askSeat = (session: string, round?: string): Promise<Seat> => insist('seat', { session, round })
export const askDeal = (asked: Asked<'cards', 'deal'>): Promise<Seat> => insist('deal', asked)
export const askMove = (asked: Asked<'cards', 'move'>): Promise<Seat> => insist('move', asked)
export const readHistory = (session: string): Promise<Answer<'cards', 'history'>> => call('history', { session })

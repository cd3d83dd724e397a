import { openSupplier } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const { post, call, insist } = openSupplier('live')
export { post }

/** Lays chips. */
export const askBet = (bet: Asked<'live', 'bet'>, onMiss: () => void): Promise<Answer<'live', 'bet'>> =>
  insist('bet', bet, onMiss)
export const readHistory = (session: string): Promise<Answer<'live', 'history'>> => call('history', { session })

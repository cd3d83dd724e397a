import { openSupplier } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const { call, insist } = openSupplier('fishing')

/** Fires. */
export const askShots = (batch: Asked<'fishing', 'shoot'>, onMiss: () => void): Promise<Answer<'fishing', 'shoot'>> =>
  insist('shoot', batch, onMiss)
export const readSea = (session: string): Promise<Answer<'fishing', 'sea'>> => call('sea', { session })
export const readHistory = (session: string): Promise<Answer<'fishing', 'history'>> => call('history', { session })

import { applyRate } from '@moongate/money'

/** Millionths of a cent as cents, rounded once, half to the even cent. */
export const roundWorth = (worth: string): bigint => applyRate(BigInt(worth), 1, 'half-even')

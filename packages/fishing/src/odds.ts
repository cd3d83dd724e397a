import { makeRatio, type Ratio } from '@moongate/money'
import type { Chance } from '@moongate/slots'

/** Of every twenty-five staked, twenty-four come back in the mean: at every fish, from every cannon. */
const [BACK, OF] = [24, 25]

/** How much of what is staked comes back in the mean. */
export const RETURN: Ratio = makeRatio(BACK, OF)

/** The odds that a shot catches what is worth so many stakes: what comes back, shared out by what it pays. */
export const computeOdds = (times: number): Ratio => makeRatio(BACK, OF * times)

/** Decides a shot by one draw. */
export const isCaught = (chance: Chance, times: number): boolean => chance(OF * times) < BACK

import { toWire } from '@moongate/money'

/** Minor units as the kit's parts take them. */
export const toDecimal = (minor: number): string => toWire(BigInt(minor))

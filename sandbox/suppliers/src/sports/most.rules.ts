import { paySlip, WIN } from '@moongate/sports'
import type { SlipRow } from './slips.sql.ts'

type Slip = Pick<SlipRow, 'system' | 'line' | 'picks'>
/** What a slip brings with every selection won: each line times its odds, within what a slip may bring. */
export const computeMost = ({ system, line, picks }: Slip, cap: number): number => {
  const won = picks.map(({ odds }) => ({ odds, outcome: WIN }))
  return Number(paySlip(system, BigInt(line), won, BigInt(cap)))
}

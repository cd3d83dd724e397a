import { fromWire, toWire } from '@moongate/money'
import type { Loan } from '../../api/credit.ts'

/** A typed sum as the wire has it; nothing for what is none. */
export const readSum = (text: string): string | null => {
  const minor = fromWire(text.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : null
}

type Chip = { chip: string; text: Loan['state'] | 'overdue' | 'late' }

/** The word for a loan and its tone: one that is overdue, or whose review is, stands out. */
export const describeChip = ({ state, is_overdue, is_late }: Pick<Loan, 'state' | 'is_overdue' | 'is_late'>): Chip => {
  if (state === 'lent') return is_overdue ? { chip: 'failed', text: 'overdue' } : { chip: 'paying', text: 'lent' }
  if (state === 'in_review') return is_late ? { chip: 'failed', text: 'late' } : { chip: 'in_review', text: state }
  return state === 'repaid' ? { chip: 'paid', text: state } : { chip: 'rejected', text: state }
}

import type { bankCard } from '@moongate/contract/bank'
import type { z } from 'zod'
import type { Say } from '../../kernel/index.ts'
import { masked } from './card.rules.ts'
import type { CardRow } from './card.sql.ts'

export type CardView = z.output<typeof bankCard>

/** The only shape of a card that leaves: its number is masked. */
export const cardView = (say: Say, row: CardRow): CardView => ({
  ...row,
  card_no: masked(row.card_no),
  bank_type_text: bankTypeText(say, row.bank_type),
})

/** The bank's name in the caller's language. */
export const bankTypeText = (say: Say, code: string): string => say(`bank:types.${code}`)

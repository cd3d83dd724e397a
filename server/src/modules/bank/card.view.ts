import type { bankCard } from '@moongate/contract/bank'
import type { z } from 'zod'
import type { I18n } from '../../kernel/http/door.ts'
import { masked } from './card.rules.ts'
import type { CardRow } from './card.sql.ts'

export type CardView = z.output<typeof bankCard>

/** The only shape of a card that leaves: its number is masked. */
export const cardView = (t: I18n['t'], row: CardRow): CardView => ({
  ...row,
  card_no: masked(row.card_no),
  bank_type_text: t(`bank:types.${row.bank_type}`),
})

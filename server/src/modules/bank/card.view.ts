import type { bankCard } from '@moongate/contract/bank'
import type { z } from 'zod'
import type { Translate } from '../../kernel/index.ts'
import { maskCardNumber } from './card.rules.ts'
import type { CardRow } from './card.sql.ts'

export type CardView = z.output<typeof bankCard>

/** The only shape of a card that leaves: its number is masked. */
export const cardView = (translate: Translate, row: CardRow): CardView => ({
  ...row,
  card_no: maskCardNumber(row.card_no),
  bank_type_text: describeBankType(translate, row.bank_type),
})

/** The bank's name in the caller's language. */
export const describeBankType = (translate: Translate, code: string): string => translate.byCode(`bank:types.${code}`)

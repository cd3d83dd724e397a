import { PAYMENT_MARKS, type PaymentMark } from '@moongate/contract/reports'

/** The means that a type of channel takes, e.g. `company_bankpay` a bank account; in the order of the footer, each once. */
export const listMarks = (types: readonly string[]): PaymentMark[] =>
  PAYMENT_MARKS.filter((mark) => types.some((type) => type.split('_')[1]?.startsWith(mark)))

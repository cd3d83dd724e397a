/** Where somebody is in a withdrawal. What is typed is kept elsewhere, and the password nowhere. */
export type WithdrawAt = { step: 'form' } | { step: 'confirm' } | { step: 'order'; bill_no: string }

/** What the address says of a withdrawal; the form where it makes no sense. */
export const readWithdrawAddress = (search: Readonly<Record<string, string | undefined>>): WithdrawAt => {
  if (search.order !== undefined && /^[A-Z0-9-]{6,40}$/.test(search.order))
    return { step: 'order', bill_no: search.order }
  return search.step === 'confirm' ? { step: 'confirm' } : { step: 'form' }
}

/** The other way: the query of a step. */
export const writeWithdrawAddress = (at: WithdrawAt): Record<string, string> => {
  if (at.step === 'order') return { order: at.bill_no }
  return at.step === 'confirm' ? { step: 'confirm' } : {}
}

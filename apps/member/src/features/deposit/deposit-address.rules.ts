/** Where somebody is in a deposit. `since_ms`: when the account was shown, so that its time goes on over a reload. */
export type DepositAt =
  | { step: 'channel'; type?: string; channel?: number; amount?: string }
  | { step: 'pay'; type: string; channel: number; amount: string; since_ms: number }
  | { step: 'order'; bill_no: string }
type Search = Readonly<Record<string, string | undefined>>

const BILL = /^[A-Z0-9-]{6,40}$/
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const MOMENT = /^\d{1,10}$/

/** A text of the address as what it has to be; nothing where it is something else. */
const readMatch = (text: string | undefined, pattern: RegExp): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined
const readNumber = (text: string | undefined): number | undefined => {
  const digits = readMatch(text, MOMENT)
  return digits === undefined ? undefined : Number(digits)
}

/** What the address says of a deposit; the step before where something is missing or makes no sense. */
export const readDepositAddress = (search: Search): DepositAt => {
  const bill_no = readMatch(search.order, BILL)
  if (bill_no !== undefined) return { step: 'order', bill_no }
  const type = readMatch(search.type, /^(?:company|online)_[a-z_]+$/)
  const channel = readNumber(search.channel)
  const amount = readMatch(search.amount, AMOUNT)
  const since = readNumber(search.since)
  if (search.step === 'pay' && type?.startsWith('company_') && channel !== undefined && amount && since !== undefined)
    return { step: 'pay', type, channel, amount, since_ms: since * 1000 }
  return {
    step: 'channel',
    ...(type && { type }),
    ...(channel !== undefined && { channel }),
    ...(amount && { amount }),
  }
}

/** The other way: the query of a step, whole seconds. Nothing of it is secret: no name, no number of a card, no password. */
export const writeDepositAddress = (at: DepositAt): Record<string, string> => {
  if (at.step === 'order') return { order: at.bill_no }
  const { type, channel, amount } = at
  return {
    ...(at.step === 'pay' && { step: 'pay' }),
    ...(type && { type }),
    ...(channel !== undefined && { channel: String(channel) }),
    ...(amount && { amount }),
    ...(at.step === 'pay' && { since: String(Math.floor(at.since_ms / 1000)) }),
  }
}

/** The place of each step among the three that are shown. */
export const DEPOSIT_STEPS = ['channel', 'pay', 'order'] as const satisfies readonly DepositAt['step'][]

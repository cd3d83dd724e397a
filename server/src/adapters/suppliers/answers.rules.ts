import type { SupplierAnswer, SupplierStatus } from '../../modules/games/supplier.port.ts'

export const OK: SupplierAnswer = { outcome: 'ok' }
export const UNKNOWN: SupplierAnswer = { outcome: 'unknown' }
export const UNAVAILABLE = { outcome: 'unavailable' } as const
export const reject = (reason: string): SupplierAnswer => ({ outcome: 'rejected', reason })

/** Where a game opens or its picture stands: at the supplier's own address, or below our own root. */
export const isPlace = (url: string): boolean => /^(https:\/\/|\/(?![/\\]))/.test(url)

const MOST = 2n ** 63n - 1n
/** Whether our columns take an amount. */
export const isKept = (amount: bigint): boolean => amount <= MOST && amount >= -MOST

/** Whether it is a moment of ours: none before 1970, which is nobody's bet and may be no day of the database's. */
export const isMoment = (at: Date): boolean => at.getTime() >= 0
/** The same of a day, `YYYY-MM-DD`. */
export const isDay = (day: string): boolean => isMoment(new Date(day))

/** An answer with what was said, for the people who look into it. */
export const addSaid = <A extends SupplierAnswer | SupplierStatus>(answer: A, { said }: { said: string }): A => ({
  ...answer,
  said,
})

/**
 * A yes is believed once the supplier's own record shows our transfer with our amount: one that says yes and does nothing, or
 * moves another amount, is unclear and not done (decisions/0121). What is recorded as refused is a no, whatever was said first.
 */
export const confirmAnswer = (said: SupplierAnswer, recorded: SupplierStatus): SupplierAnswer => {
  if (said.outcome !== 'ok') return said
  const both = { said: [said.said, recorded.said].filter(Boolean).join('\n') }
  return addSaid(recorded.outcome === 'not_found' ? UNKNOWN : recorded, both)
}

import type { SourceKind } from '@moongate/contract/reconciliation.states'

/** What a day is compared with; `code`: which gateway, which network. */
export type Source = { kind: SourceKind; code: string }

/** Its name in the books, e.g. `gateway:HARBOUR`. */
export const nameSource = ({ kind, code }: Source): string => (kind === 'ledger' ? kind : `${kind}:${code}`)

/** What there is to compare with; our own orders always. */
export const listSources = (gateways: readonly string[], networks: readonly string[]): Source[] => [
  ...gateways.map((code): Source => ({ kind: 'gateway', code })),
  ...networks.map((code): Source => ({ kind: 'chain', code })),
  { kind: 'ledger', code: '' },
]

const DAY_MS = 86_400_000

/** The day so many days after another, by the calendar. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

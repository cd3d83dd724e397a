import type { Answer } from '../api/api.ts'
import { parseWireMinor, sumWire } from '../forms/amount.rules.ts'

export type Holdings = Answer<'wallet', 'holdings'>['data']
type Part = Pick<Holdings['parts'][number], 'kind' | 'money'>

/** Whether money lies anywhere but in the centre wallet, so that one figure does not tell it all. */
export const isSpread = (parts: readonly Part[]): boolean => parts.some(({ kind }) => kind !== 'centre')

/** What could come home: all that lies with suppliers, as wire text. What is on its way comes by itself. */
export const sumAway = (parts: readonly Part[]): string =>
  sumWire(parts.filter(({ kind }) => kind === 'supplier').map(({ money }) => money))

/** Whether bringing money home has something to look for: it lies with a supplier, or is still on its way. */
export const canRecover = (parts: readonly Part[]): boolean =>
  parts.some(({ kind, money }) => (kind === 'supplier' || kind === 'transit') && parseWireMinor(money) > 0n)

import type { Text } from '../site/index.ts'

export type HoldingsPart = {
  kind: 'centre' | 'rebate' | 'supplier' | 'transit' | 'held' | 'savings'
  api_code: string
  title: Text | undefined
  amount: bigint
  as_of: Date | undefined
}
export type Holdings = { total: bigint; parts: readonly HoldingsPart[] }
type KnownSupplier = { code: string; title: Text; is_ours: boolean }
/** What a supplier said last, with what was moved since. */
export type Heard = { supplier_code: string; amount: bigint; as_of: Date | null }

/** The parts of a member's money, those that are empty left out but for the centre. Minor units by account kind come from our books. */
export const computeHoldings = (
  books: Readonly<Record<string, bigint>>,
  suppliers: readonly KnownSupplier[],
  heard: readonly Heard[],
): Holdings => {
  const readBook = (kind: string) => books[kind] ?? 0n
  const own = (kind: 'centre' | 'rebate' | 'held' | 'savings'): HoldingsPart => ({
    kind,
    api_code: '',
    title: undefined,
    amount: readBook(kind),
    as_of: undefined,
  })
  const parts = [
    own('centre'),
    own('rebate'),
    ...suppliers.map((supplier) => computeSupplierPart(supplier, readBook(`supplier:${supplier.code}`), heard)),
    ...suppliers.map(({ code, title }): HoldingsPart => {
      const amount = readBook(`transit:${code}`)
      return { kind: 'transit', api_code: code, title, amount, as_of: undefined }
    }),
    own('held'),
    own('savings'),
  ].filter(({ kind, amount }) => kind === 'centre' || amount > 0n)
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0n), parts }
}

/** Where the book is not ours, our account is a mirror that winnings are not in yet: what the supplier said counts. */
const computeSupplierPart = (
  { code, title, is_ours }: KnownSupplier,
  booked: bigint,
  heard: readonly Heard[],
): HoldingsPart => {
  const part = { kind: 'supplier', api_code: code, title } as const
  if (is_ours) return { ...part, amount: booked, as_of: undefined }
  const known = heard.find(({ supplier_code }) => supplier_code === code)
  return { ...part, amount: known?.amount ?? 0n, as_of: known?.as_of ?? undefined }
}

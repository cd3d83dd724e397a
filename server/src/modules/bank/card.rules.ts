/** How many cards one member may bind. */
export const CARD_LIMIT = 5

/** Banks by their code on the wire; the names are messages `bank:types.<code>`. */
export const BANK_TYPES = [
  'ICBC',
  'ABC',
  'BOC',
  'CCB',
  'COMM',
  'CMB',
  'PSBC',
  'CITIC',
  'CEB',
  'CMBC',
  'SPDB',
  'CIB',
  'PAB',
  'GDB',
  'HXB',
] as const

type Proposal = { bank_type: string; owner_name: string; realname: string; cards: number; known: boolean }

/** Why a card may not be bound, or nothing (R3.8, R5.11). The holder must be the member; case and spaces do not count. */
export const refuseCard = (p: Proposal) => {
  if (p.realname === '') return 'bank.realname_missing'
  if (!isBankType(p.bank_type)) return 'bank.type_unknown'
  if (normalizeName(p.owner_name) !== normalizeName(p.realname)) return 'bank.owner_differs'
  if (p.known) return 'bank.card_known'
  return p.cards >= CARD_LIMIT ? 'bank.card_limit' : undefined
}

/** R3.8: `**** **** **** 6789`. */
export const maskCardNumber = (card_no: string): string => `**** **** **** ${card_no.slice(-4)}`

/** Where money came from, as staff see it: `whole` for those who decide, who compare it with what the bank told. */
export const showPayerAccount = (account: string, whole: boolean): string =>
  whole || account === '' ? account : maskCardNumber(account)

const isBankType = (code: string): boolean => (BANK_TYPES as readonly string[]).includes(code)
const normalizeName = (name: string): string => name.replaceAll(/\s+/g, '').toLowerCase()

import type { Lang } from '@moongate/contract'

/** Who plays, as a supplier knows them: never a name, a phone or a balance elsewhere. */
export type Player = { member_id: number; is_demo: boolean }

/** One movement between us and a supplier. `transfer_id` (uuid) is made by us and names it for ever. */
export type SupplierTransfer = { transfer_id: string; player: Player; amount: bigint }

/** `unknown` is every answer that is neither a clear yes nor a clear no: time-outs, broken connections, nonsense. */
export type SupplierAnswer = { outcome: 'ok' } | { outcome: 'rejected'; reason: string } | { outcome: 'unknown' }

/**
 * What the product asks of every game supplier, the local one included. Calls may take long and may fail in every way;
 * none throws: what went wrong is `unknown` or `unavailable`.
 */
export type SupplierPort = {
  code: string
  /** How long after a transfer was sent "never heard of it" still may be wrong. */
  horizon_ms: number
  /** Where the member's balance stands: with us (the ledger's account is the truth) or with the supplier. */
  book: 'ours' | 'theirs'
  transferIn: (transfer: SupplierTransfer) => Promise<SupplierAnswer>
  transferOut: (transfer: SupplierTransfer) => Promise<SupplierAnswer>
  transferStatus: (transfer_id: string) => Promise<SupplierAnswer | { outcome: 'not_found' }>
  /** Minor units, or undefined when the supplier does not answer. Not called where the book is ours. */
  balance: (player: Player) => Promise<bigint | undefined>
  /** The address that opens the game; single use. Undefined when the supplier does not answer. */
  launch: (asked: {
    player: Player
    session_id: string
    name: string
    game_code: string
    is_mobile: boolean
    lang: Lang
  }) => Promise<string | undefined>
}

/** The suppliers this product can reach, by code. */
export type Suppliers = Readonly<Record<string, SupplierPort>>

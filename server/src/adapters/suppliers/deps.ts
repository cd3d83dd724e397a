import type { Kernel } from '../../kernel/index.ts'
import type { SeamlessBook } from '../../modules/games/seamless.port.ts'
import type { Limits } from '../http.ts'

/** What an adapter needs of us, and what is agreed with the supplier. */
export type AdapterDeps = Pick<Kernel, 'clock' | 'ids'> & {
  code: string
  /** Where its API stands, without a slash at the end. */
  url: string
  /** Who we are there. */
  operator: string
  secret: string
  currency: string
  limits?: Limits
  /** How many bets a page of the history has. */
  page_size?: number
}

/** What an adapter needs to answer a supplier that plays with the centre wallet and calls us. */
export type CallbackDeps = Pick<AdapterDeps, 'clock' | 'code' | 'operator' | 'secret' | 'currency'> & {
  book: SeamlessBook
  /** Remembers a nonce of this supplier until then; false for one that was used before. */
  takeNonce: (nonce: string, expires_at: Date) => Promise<boolean>
}
/** Makes what answers a call by its name and its body as it was sent. */
export type CreateCallbacks = (d: CallbackDeps) => (call: string, body: string) => Promise<object | undefined>

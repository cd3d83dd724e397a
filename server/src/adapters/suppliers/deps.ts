import type { Kernel } from '../../kernel/index.ts'
import type { Limits } from './http.ts'

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

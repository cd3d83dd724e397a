import type { Kernel } from '../../kernel/index.ts'
import type { Limits } from '../http.ts'

/** What an adapter needs of us, and what is agreed with the gateway. */
export type GatewayDeps = Pick<Kernel, 'clock' | 'ids'> & {
  code: string
  /** Where its API stands, without a slash at the end. */
  url: string
  /** Who we are there. */
  merchant: string
  secret: string
  currency: string
  /** Where it reaches us, without a slash at the end. */
  notify_url: string
  /** Where payers come back to; '' for a gateway whose pages are served from our own address. */
  site_url: string
  limits?: Limits
}

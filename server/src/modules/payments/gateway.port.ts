import type { Lang } from '@moongate/contract'

/** How a member pays through a gateway; a channel of the type `online_alipay` pays by `alipay`. */
export const PAY_METHODS = ['alipay', 'wechat', 'union_quick', 'union_scan'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** An answer may carry what was said, for the people who look into it. */
type Said = { said?: string }
export type Unknown = Said & { outcome: 'unknown' }
export type NotFound = Said & { outcome: 'not_found' }
export type Rejected = Said & { outcome: 'rejected'; reason: string }

/** `id` is ours and used once; amounts are minor units of the gateway's currency. `return_path` is where the payer comes back to, on our site. */
export type PaymentOrder = { id: string; method: PayMethod; amount: bigint; lang: Lang; return_path: string }
export type PaymentAnswer = (Said & { outcome: 'ok'; pay_url: string }) | Rejected | Unknown
/**
 * What the gateway has of a payment; amount and currency are what really arrived once it is paid. `refunded`: all or part of it went back
 * since, whoever asked for that.
 */
export type PaymentStatus =
  | (Said & {
      outcome: 'found'
      state: 'open' | 'paid' | 'closed' | 'refunded'
      external_id: string
      amount: bigint
      currency: string
    })
  | NotFound
  | Unknown

export type PayoutOrder = { id: string; amount: bigint; bank: string; card_no: string; owner_name: string }
/** `later`: a clear no for now, nothing was done. */
export type PayoutAnswer = (Said & { outcome: 'accepted' }) | (Said & { outcome: 'later' }) | Rejected | Unknown
export type PayoutStatus =
  | (Said & {
      outcome: 'found'
      state: 'processing' | 'paid' | 'failed'
      amount: bigint
      currency: string
      reason: string
    })
  | NotFound
  | Unknown

/** What a gateway told us by itself, rightly signed. `subject` is the id of ours that it is about; `body` holds no secret. */
export type GatewayEvent = { event_id: string; kind: string; subject: string; body: object }
/** Gives a payment back to who paid it, in the currency it was paid in. `id` is ours; the same id again is the same refund. */
export type RefundOrder = { id: string; payment_id: string; amount: bigint }
/** `later`: a clear no for now, nothing was done. */
export type RefundAnswer = (Said & { outcome: 'done' }) | (Said & { outcome: 'later' }) | Rejected | Unknown

/** A line of the gateway's file of a day; `return`: a payout that its bank sent back. `fee` is what the gateway kept of it. */
export type SettlementLine = {
  kind: 'payment' | 'payout' | 'refund' | 'return'
  external_id: string
  /** Ours: of a refund the payment's. */
  order_id: string
  amount: bigint
  fee: bigint
  currency: string
  at: Date
}
/** A day as the gateway has it. The sums are its own, over the lines of its own currency: `net` is what came less what went, without fees. */
export type SettlementFile = {
  lines: readonly SettlementLine[]
  count: number
  net: bigint
  fees: bigint
  opening: bigint
  closing: bigint
}
/** `raw` is the file as it came; without `file` nobody can read it. `not_ready`: there is none yet. */
export type SettlementAnswer =
  | { outcome: 'ok'; raw: string; file: SettlementFile | undefined }
  | { outcome: 'not_ready' }
  | Unknown

/** A payment gateway as the product sees it. Nothing here throws: what went wrong is an answer. */
export type GatewayPort = {
  code: string
  /** After this "not found" means that it will never be done. */
  horizon_ms: number
  /** The same id again hears of the first payment. */
  createPayment: (order: PaymentOrder) => Promise<PaymentAnswer>
  paymentStatus: (id: string) => Promise<PaymentStatus>
  /** The same id again is the same payout. */
  createPayout: (order: PayoutOrder) => Promise<PayoutAnswer>
  payoutStatus: (id: string) => Promise<PayoutStatus>
  /** What it has to hear where an event was taken. */
  taken: object | string
  /** Nothing for what is not signed by the gateway, or not of now. */
  readEvent: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => GatewayEvent | undefined | Promise<GatewayEvent | undefined>
  /** Whether the gateway answers calls that are signed with another secret; there only where ours can be replaced. */
  trySecret?: (secret: string) => Promise<boolean>
  refund: (order: RefundOrder) => Promise<RefundAnswer>
  /** The gateway's own record of a day (`yyyy-MM-dd`, of its own hours). */
  fetchSettlement: (day: string) => Promise<SettlementAnswer>
}

/** The gateways that are connected, by their code. */
export type Gateways = Readonly<Record<string, GatewayPort>>

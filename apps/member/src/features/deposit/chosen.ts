import type { Answer } from '../../api/api.ts'

export type HeldChannel = Answer<'cashier', 'holdChannel'>['data']
/** An account that is held for an amount, and the way to hold it anew; `fault`: why that did not succeed the last time. */
export type Chosen = { channel: HeldChannel; amount: string; asked_at: number; again: () => void; fault: string }

import type { Answer } from '../../api/api.ts'

export type HeldChannel = Answer<'cashier', 'holdChannel'>['data']
/** An account that is held for an amount, and the way to hold it anew. */
export type Chosen = { channel: HeldChannel; amount: string; asked_at: number; again: () => void }

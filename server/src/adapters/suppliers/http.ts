import type { z } from 'zod'

/** How long each kind of call may take (R9.2): the browser waits 100 s for the first kind, and 10 s for all balances together. */
export const LIMITS = { move_ms: 60_000, ask_ms: 20_000, balance_ms: 8_000 } as const
export type Limits = { readonly [K in keyof typeof LIMITS]: number }

/** Nothing that a supplier says is longer. */
const MAX_BYTES = 8 * 1024 * 1024

export type SupplierRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeout_ms: number
}
export type SupplierReply = { status: number; body: unknown }

const readBody = async (response: Response): Promise<unknown> => {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('the answer is too long')
  }
  return JSON.parse(text)
}

/**
 * Asks a supplier, once. Undefined is every way of not answering: no connection, no answer in time, one that was cut off, goes
 * elsewhere, has no end or is no JSON. Of what has happened there it then says nothing.
 */
export const askSupplier = async (r: SupplierRequest): Promise<SupplierReply | undefined> => {
  try {
    const response = await fetch(r.url, {
      method: 'POST',
      headers: r.headers,
      body: r.body,
      redirect: 'error',
      signal: AbortSignal.timeout(r.timeout_ms),
    })
    return { status: response.status, body: await readBody(response) }
  } catch {
    return undefined
  }
}

/** What an answer says, where it is one that we understand. */
export const parseAnswer = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> | undefined =>
  schema.safeParse(body).data

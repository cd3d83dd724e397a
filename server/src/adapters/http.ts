import type { z } from 'zod'
import { cleanText } from '../kernel/storable.ts'

/** How long each kind of call may take (R9.2): the browser waits 100 s for the first kind, and 10 s for all balances together. */
export const LIMITS = { move_ms: 60_000, ask_ms: 20_000, balance_ms: 8_000 } as const
export type Limits = { readonly [K in keyof typeof LIMITS]: number }

/** Nothing that anybody outside says is longer. */
const MAX_BYTES = 8 * 1024 * 1024

export type OutsideRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeout_ms: number
  /** Reads what came, for who is not answered in JSON. */
  readBody?: (text: string) => unknown
}
/** `status` 0: no answer. `body` is undefined where there is none that can be read; `said` is what came, for people. */
export type OutsideReply = { status: number; body: unknown; said: string }

const LONGEST_SAID = 500

const readText = async (response: Response): Promise<string> => {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('the answer is too long')
  }
  return text
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What went wrong, in the words of whoever noticed: no connection, no answer in time, cut off, sent elsewhere. */
const describeSilence = (error: unknown, timeout_ms: number): string => {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `timeout ${timeout_ms} ms`
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'string' ? code : message
}

/**
 * Asks somebody outside, once. Status 0 is every way of not answering: no connection, no answer in time, one that was cut off, goes
 * elsewhere or has no end. Of what has happened there it then says nothing.
 */
export const askOutside = async (r: OutsideRequest): Promise<OutsideReply> => {
  try {
    const response = await fetch(r.url, {
      method: 'POST',
      headers: r.headers,
      body: r.body,
      redirect: 'error',
      signal: AbortSignal.timeout(r.timeout_ms),
    })
    const text = await readText(response)
    return {
      status: response.status,
      body: (r.readBody ?? parseJson)(text),
      said: cleanText(`HTTP ${response.status} ${text}`.slice(0, LONGEST_SAID)),
    }
  } catch (error) {
    return { status: 0, body: undefined, said: describeSilence(error, r.timeout_ms) }
  }
}

/** What an answer says, where it is one that we understand. */
export const parseAnswer = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> | undefined =>
  schema.safeParse(body).data

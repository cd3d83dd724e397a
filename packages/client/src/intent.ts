/** A fresh idempotency key. Works on plain http too, where `crypto.randomUUID` is missing. */
export const createIntentKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export type Intents = {
  /** The key of an intent; the same one until the intent is settled. */
  keyFor: (intent: string) => string
  /** An attempt ended without an answer that says what became of it. */
  doubt: (intent: string) => void
  /** The server answered an attempt with this status. */
  settle: (intent: string, status: number) => void
}

/** Refusals that come before the server has looked at the key: they tell nothing of an attempt that went before. */
const TELL_NOTHING = new Set([401, 403, 422, 429])

/**
 * One key for one intent: an attempt that ended without an answer leaves its key, and the next call of the same content
 * sends it again, so that a doubtful transfer cannot happen twice (decisions/0045). A fault of the server, and for an intent
 * in doubt a refusal that was made without a look at the key, leave it too.
 */
export const createIntents = (): Intents => {
  const open = new Map<string, { key: string; doubtful: boolean }>()
  return {
    keyFor: (intent) => {
      const known = open.get(intent) ?? { key: createIntentKey(), doubtful: false }
      open.set(intent, known)
      return known.key
    },
    doubt: (intent) => {
      const known = open.get(intent)
      if (known) known.doubtful = true
    },
    settle: (intent, status) => {
      const known = open.get(intent)
      if (!known) return
      if (status >= 500) known.doubtful = true
      else if (!known.doubtful || !TELL_NOTHING.has(status)) open.delete(intent)
    },
  }
}

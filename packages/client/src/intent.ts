/** A fresh idempotency key. Works on plain http too, where `crypto.randomUUID` is missing. */
export const createIntentKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export type Intents = { keyFor: (intent: string) => string; settled: (intent: string) => void }

/**
 * One key for one intent: an attempt that ended without an answer leaves its key, and the next call of the same content
 * sends it again, so that a doubtful transfer cannot happen twice. Any answer of the server settles the intent.
 */
export const createIntents = (): Intents => {
  const open = new Map<string, string>()
  return {
    keyFor: (intent) => {
      const key = open.get(intent) ?? createIntentKey()
      open.set(intent, key)
      return key
    },
    settled: (intent) => void open.delete(intent),
  }
}

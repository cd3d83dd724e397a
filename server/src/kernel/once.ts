import { deriveKey, type Ids } from './ids.ts'
import { Refusal, refuse } from './refusal.ts'

/**
 * The id of the document that a call makes: the same one for a repeat of its idempotency key, a new one for a call without.
 * `scope` parts the kinds of documents, e.g. `cashier.deposit`.
 */
export const chooseDocumentId = (ids: Ids, scope: string, member_id: number, request_key: string | undefined): string =>
  request_key === undefined ? ids.uuid() : deriveKey(scope, String(member_id), request_key)

/** Whether an earlier document is the one asked for now: each field of the fingerprint is the same (`===`; moments by their time). */
export const isSame = <T extends object>(earlier: T, fingerprint: Partial<NoInfer<T>>): boolean =>
  Object.entries(fingerprint).every(([name, value]) => isSameValue(earlier[name as keyof T], value))

const isSameValue = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b

/** The earlier document of a repeated key, if it is the one asked for now. Refuses idempotency.key_reused. */
export const requireSame = <T extends object>(earlier: T, fingerprint: Partial<NoInfer<T>>): T =>
  isSame(earlier, fingerprint) ? earlier : refuse('idempotency.key_reused')

/**
 * Makes a document once: an earlier one under its id is the answer, where it is the one asked for now. Whoever calls holds a lock
 * that keeps two calls of one key apart, or makes the document so that the second one fails. Refuses idempotency.key_reused.
 */
export const once = async <T extends object>(
  find: () => Promise<T | undefined>,
  fingerprint: Partial<NoInfer<T>>,
  make: () => Promise<T>,
): Promise<T> => {
  const earlier = await find()
  return earlier === undefined ? make() : requireSame<T>(earlier, fingerprint)
}

/**
 * What `make` makes. Where that is refused, the document that an earlier call of the key made, if it is the one asked for now: what
 * cannot be done any more was done then. Refuses what `make` refuses, idempotency.key_reused.
 */
export const makeOrFind = async <T extends object>(
  make: () => Promise<T>,
  find: () => Promise<T | undefined>,
  fingerprint: Partial<NoInfer<T>>,
): Promise<T> => {
  try {
    return await make()
  } catch (error) {
    const earlier = error instanceof Refusal ? await find() : undefined
    if (!earlier) throw error
    return requireSame<T>(earlier, fingerprint)
  }
}

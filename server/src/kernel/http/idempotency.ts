import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db.ts'
import { type Answer, HttpRefusal } from './failure.ts'
import { type Claim, findKey, keepAnswer, LEASE_S, releaseKey, renewKey, takeKey } from './idempotency.sql.ts'

export type Idempotency = (claim: Claim, work: () => Promise<Answer>) => Promise<Answer>

const sortKeys = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The same call with the same meaning has the same print, however its JSON was ordered or its amounts written. Keyed: an
 * input may hold a six-digit password, which a plain hash would give away.
 */
export const computeFingerprint = (secret: string, route: string, input: object): string =>
  createHmac('sha256', secret)
    .update(`${route}\n${JSON.stringify(input, sortKeys)}`)
    .digest('base64url')

/** Success and a rule's refusal are the call's answer; a 401, 422, 429 or 5xx says that it did not take place. */
const isFinal = ({ status }: Answer) => status < 500 && ![401, 422, 429].includes(status)

/** Waits without holding a connection until another process has answered; nothing when it let go of the key. */
const findAnswer = async (db: Db, claim: Claim, pause_ms: number): Promise<Answer | undefined> => {
  const kept = await findKey(db, claim)
  if (!kept) return undefined
  if (kept.fingerprint !== claim.fingerprint) throw new HttpRefusal('idempotency.key_reused')
  if (kept.state === 'done') return { status: kept.status ?? 200, body: kept.body ?? '', headers: {} }
  await sleep(pause_ms)
  return undefined
}

const runAsOwner = async (db: Db, claim: Claim, owner: string, work: () => Promise<Answer>): Promise<Answer> => {
  const pulse = setInterval(() => void renewKey(db, claim, owner).catch(() => {}), (LEASE_S * 1000) / 4)
  try {
    const answer = await work()
    await (isFinal(answer) ? keepAnswer(db, claim, owner, answer) : releaseKey(db, claim, owner))
    return answer
  } finally {
    clearInterval(pulse)
  }
}

const WAIT_MS = 110_000

const claimAndRun = async (db: Db, claim: Claim, owner: string, work: () => Promise<Answer>): Promise<Answer> => {
  for (
    let waited_ms = 0, pause_ms = 20;
    waited_ms < WAIT_MS;
    waited_ms += pause_ms, pause_ms = Math.min(pause_ms * 2, 250)
  ) {
    if (await takeKey(db, claim, owner)) return runAsOwner(db, claim, owner, work)
    const answer = await findAnswer(db, claim, pause_ms)
    if (answer) return answer
  }
  throw new HttpRefusal('common.time_limit', { retry_after_s: 5 })
}

/**
 * Answers a repeated key with the first answer, byte for byte, and lets one call of it run at a time: callers in this
 * process share its promise, other processes wait on the row. Another call under the same key is refused.
 */
export const createIdempotency = ({ db, uuid }: { db: Db; uuid: () => string }): Idempotency => {
  const running = new Map<string, { fingerprint: string; answer: Promise<Answer> }>()
  return async (claim, work) => {
    const name = `${claim.scope} ${claim.key}`
    const twin = running.get(name)
    if (twin && twin.fingerprint !== claim.fingerprint) throw new HttpRefusal('idempotency.key_reused')
    if (twin) return twin.answer
    const answer = claimAndRun(db, claim, uuid(), work).finally(() => running.delete(name))
    running.set(name, { fingerprint: claim.fingerprint, answer })
    return answer
  }
}

import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db.ts'
import { createDebts, type Debts } from './debts.ts'
import { type Answer, createLate, HttpRefusal } from './failure.ts'
import { type Claim, KeyTaken, nameClaim } from '../keys.ts'
import { sortFields } from '../sort-fields.ts'
import { findKey, keepAnswer, keepRefusal, LEASE_S, releaseKey, renewKey, takeKey } from './idempotency.sql.ts'

/** Who takes the key of a call: this layer before the work, or the work itself in its own transaction. */
export type KeyTaker = 'layer' | 'work'
export type Idempotency = (claim: Claim, taker: KeyTaker, work: () => Promise<Answer>) => Promise<Answer>

/**
 * The same call with the same meaning has the same print, however its JSON was ordered or its amounts written. Keyed: an
 * input may hold a six-digit password, which a plain hash would give away.
 */
export const computeFingerprint = (secret: string, route: string, input: object): string =>
  createHmac('sha256', secret)
    .update(`${route}\n${JSON.stringify(sortFields(input))}`)
    .digest('base64url')

/** Success and a rule's refusal are the call's answer; a 401, 422, 429 or 5xx says that it did not take place. */
const isFinal = ({ status }: Answer) => status < 500 && ![401, 422, 429].includes(status)

/** What this very call was answered before, as far as that is kept. */
const findTold = async (db: Db, claim: Claim): Promise<Answer | undefined> => {
  const kept = await findKey(db, claim)
  if (kept && kept.fingerprint !== claim.fingerprint) throw new HttpRefusal('idempotency.key_reused')
  if (!kept || kept.status === null || kept.body === null) return undefined
  return { status: kept.status, body: kept.body, headers: {} }
}

/** Waits without holding a connection until another process has answered; nothing when it let go of the key. */
const waitForAnswer = async (db: Db, claim: Claim, pause_ms: number): Promise<Answer | undefined> => {
  const told = await findTold(db, claim)
  if (!told) await sleep(pause_ms)
  return told
}

type Deps = { db: Db; debts: Debts }

/** A claim that is not let go of ends by itself with its lease. An answer is worth keeping for longer. */
const LEASE_MS = LEASE_S * 1000
const KEEP_MS = 600_000

/** The answer stands once the work has ended: a key that could not be kept or let go of for now is a debt, not another answer. */
const runAsOwner = async (
  { db, debts }: Deps,
  claim: Claim,
  owner: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const pulse = setInterval(() => void renewKey(db, claim, owner).catch(() => {}), LEASE_MS / 4)
  const end = (answer: Answer): Promise<number> =>
    isFinal(answer) ? keepAnswer(db, claim, owner, answer) : releaseKey(db, claim, owner)
  try {
    const answer = await work()
    await end(answer).catch(() => debts.owe(nameClaim(claim), isFinal(answer) ? KEEP_MS : LEASE_MS, () => end(answer)))
    return answer
  } finally {
    clearInterval(pulse)
  }
}

/** Takes the key. Where nobody answered, it may have been taken all the same, and is let go of as soon as that can be said. */
const tryTakeKey = async ({ db, debts }: Deps, claim: Claim, owner: string): Promise<boolean> => {
  try {
    return await takeKey(db, claim, owner)
  } catch (error) {
    debts.owe(nameClaim(claim), LEASE_MS, () => releaseKey(db, claim, owner))
    throw error
  }
}

const WAIT_MS = 110_000

const claimAndRun = async (d: Deps, claim: Claim, owner: string, work: () => Promise<Answer>): Promise<Answer> => {
  await d.debts.settle(nameClaim(claim))
  for (
    let waited_ms = 0, pause_ms = 20;
    waited_ms < WAIT_MS;
    waited_ms += pause_ms, pause_ms = Math.min(pause_ms * 2, 250)
  ) {
    if (await tryTakeKey(d, claim, owner)) return runAsOwner(d, claim, owner, work)
    const answer = await waitForAnswer(d.db, claim, pause_ms)
    if (answer) return answer
  }
  throw createLate()
}

/** Nothing was decided: a fault of ours, too many calls, or a database that is away, which would not answer now either. */
const isUndecided = ({ status, headers }: Answer): boolean => status === 500 || 'retry-after' in headers

/**
 * The work takes the key with what it does and finds its own document again. What is left to keep is a refusal: where the key
 * stands for something already, that is the answer.
 */
const runTaking = async ({ db }: Deps, claim: Claim, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await work()
    if (answer.status === 200 || isUndecided(answer)) return answer
    if (isFinal(answer) && (await keepRefusal(db, claim, answer))) return answer
    return (await findTold(db, claim)) ?? answer
  } catch (error) {
    const told = error instanceof KeyTaken ? await findTold(db, claim) : undefined
    if (told) return told
    throw error
  }
}

/**
 * Answers a repeated key with the first answer, byte for byte, and lets one call of it run at a time: callers in this
 * process share its promise, other processes wait on the row. Another call under the same key is refused. What a lost database
 * left of a key is put right as soon as it is back, at the latest when the key is asked for again.
 */
export const createIdempotency = ({ db, uuid }: { db: Db; uuid: () => string }): Idempotency => {
  const debts = createDebts()
  const running = new Map<string, { fingerprint: string; answer: Promise<Answer> }>()
  const d = { db, debts }
  return async (claim, taker, work) => {
    const name = nameClaim(claim)
    const twin = running.get(name)
    if (twin && twin.fingerprint !== claim.fingerprint) throw new HttpRefusal('idempotency.key_reused')
    if (twin) return twin.answer
    const run = taker === 'work' ? runTaking(d, claim, work) : claimAndRun(d, claim, uuid(), work)
    const answer = run.finally(() => running.delete(name))
    running.set(name, { fingerprint: claim.fingerprint, answer })
    return answer
  }
}

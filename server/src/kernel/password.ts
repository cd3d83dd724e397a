import { hash, verify } from '@node-rs/argon2'
import { refuse } from './refusal.ts'

/** argon2id, the binding's default kind, at OWASP's 46 MiB profile: about 22 ms a hash. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** How many hashes run at once and how many wait: a flood of logins leaves the other calls their processor. */
const RUNNING = 2
const WAITING = 100

let running = 0
const waiting: (() => void)[] = []

/** Hashes a password. Refuses `common.too_many` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => runQueued(() => hash(password, cost))

/** Whether a password is the one hashed. Without a hash it works as long and says no, so that time tells nothing (ASVS 6.3.8). */
export const verifyPassword = async (password: string, hashed: string | null | undefined): Promise<boolean> => {
  const fits = await runQueued(async () => verify(hashed ?? (await getDummyHash()), password))
  return fits && typeof hashed === 'string'
}

let nobody: Promise<string> | undefined
const getDummyHash = (): Promise<string> => (nobody ??= hash('nobody has this password', cost))

const runQueued = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= RUNNING) {
    if (waiting.length >= WAITING) refuse('common.too_many', { retry_after_s: 2 })
    await new Promise<void>((go) => waiting.push(go))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

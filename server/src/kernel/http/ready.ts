import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sql } from '../db.ts'
import { shareAnswer } from './share.ts'

const PATIENCE_MS = 2_000
const SHARED_MS = 1_000
const folder = new URL('../../../migrations/', import.meta.url)

/** Undefined where it fails or takes too long. */
const within = <T>(patience_ms: number, asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked.catch(() => undefined), sleep(patience_ms, undefined, { ref: false })])

/**
 * What is not ready: the database does not answer in time, has not run every migration of this version, or takes no writes (it is
 * read-only, full or locked). Who asks within a second of each other shares one answer, so that asking costs no writes of its own.
 */
export const createReadinessCheck = (db: Db, patience_ms = PATIENCE_MS) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const check = async (): Promise<string[]> => {
    const names = await within(patience_ms, db.many<{ name: string }>(sql`select name from kernel.migrations`))
    if (!names) return ['database']
    const found = new Set(names.map(({ name }) => name))
    if (!files.every((name) => found.has(name))) return ['migrations']
    const written = db.run(sql`update kernel.readiness set written_at = clock_timestamp()`)
    return (await within(patience_ms, written)) === 1 ? [] : ['writing']
  }
  return shareAnswer(check, SHARED_MS)
}

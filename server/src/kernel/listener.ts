import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'

export type Listener = { close(): Promise<void> }
type Options = {
  url: string
  channel: string
  log: Pick<Log, 'warn'>
  /** Called on each notification, and after each new connection, since some may have been missed. */ on_notice: (
    payload: string | undefined,
  ) => void
}

const PAUSES_MS = [50, 200, 1000, 3000]

/** A connection of its own that LISTENs and comes back when it is lost. Resolves once it listens. */
export const listenTo = async ({ url, channel, log, on_notice }: Options): Promise<Listener> => {
  const closing = new AbortController()
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'moongate-listen',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    let lost = false
    const lose = (error?: Error): void => {
      if (lost) return
      lost = true
      if (closing.signal.aborted || client !== next) return
      log.warn({ err: error, channel }, 'listening was interrupted')
      void reconnect()
    }
    next
      .on('error', lose)
      .on('end', () => lose())
      .on('notification', ({ payload }) => on_notice(payload))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    if (lost) throw new Error('the connection was lost at once')
    on_notice(undefined)
  }
  const reconnect = async (): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const pause_ms = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]
      if (await wait(pause_ms, true, { signal: closing.signal }).catch(() => false)) {
        if (
          await connect().then(
            () => true,
            () => false,
          )
        )
          return
      }
    }
  }
  await connect()
  return {
    close: async () => {
      closing.abort()
      await client?.end().catch(() => {})
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DB_LIMITS, type DbLimits } from './limits.ts'
import type { Log } from './log.ts'
import { buildClientOptions } from './pool.ts'
import { createSockets, type Sockets } from './sockets.ts'

export type Listener = { close(): Promise<void> }
type Options = {
  url: string
  channel: string
  log: Pick<Log, 'warn'>
  /** Called on each notification, and after each new connection, since some may have been missed. */
  on_notice: (payload: string | undefined) => void
  /** Every so often the connection is asked whether it lives; what was told before it was asked has come by then. */
  prove?: { every_ms: number; now: () => number; on_proof: (asked_ms: number) => void }
  limits?: DbLimits
}

const PAUSES_MS = [50, 200, 1000, 3000]

/** Ends a connection politely, or without its consent once the time is up. */
const endClient = async (client: pg.Client | undefined, sockets: Sockets, close_ms: number): Promise<void> => {
  await Promise.race([client?.end().catch(() => {}), wait(close_ms, undefined, { ref: false })])
  sockets.cut()
}

/**
 * A connection of its own that LISTENs and comes back when it is lost. It hears nothing for hours where nothing happens, so it asks
 * now and then whether it still lives. Resolves once it listens.
 */
export const listenTo = async ({
  url,
  channel,
  log,
  on_notice,
  limits = DB_LIMITS,
  prove,
}: Options): Promise<Listener> => {
  const closing = new AbortController()
  const sockets = createSockets(limits.close_ms)
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client(buildClientOptions(url, 'moongate-listen', limits, sockets))
    const ask = async (): Promise<void> => {
      const asked_ms = prove?.now() ?? 0
      await next.query('select 1')
      if (client === next) prove?.on_proof(asked_ms)
    }
    const asking = setInterval(() => void ask().catch(() => {}), prove?.every_ms ?? limits.quiet_ms).unref()
    let lost = false
    const lose = (error?: Error): void => {
      clearInterval(asking)
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
    if (prove) await ask()
  }
  const reconnect = async (): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const pause_ms = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]
      try {
        await wait(pause_ms, undefined, { signal: closing.signal })
        return await connect()
      } catch {
        // Once more after a longer pause, unless it is closing.
      }
    }
  }
  await connect()
  return {
    close: async () => {
      closing.abort()
      await endClient(client, sockets, limits.close_ms)
    },
  }
}

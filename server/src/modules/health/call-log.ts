import type { Kernel } from '../../kernel/index.ts'
import { addCall, nameMinute, type Noted, type NotedCall } from './health.rules.ts'
import { addNoted } from './health.sql.ts'

/** `close` writes what is left; before the database is let go. */
export type CallLog = { note: (call: NotedCall) => void; write: () => Promise<void>; close: () => Promise<void> }

const PAUSE_MS = 5_000

/**
 * Gathers what a process sees of its calls, and writes it every few seconds while there are any. Whoever calls never waits for it, and
 * what cannot be written is dropped: figures are worth no call (decisions/0143).
 */
export const createCallLog = (d: Pick<Kernel, 'db' | 'clock' | 'ids' | 'log'>, pause_ms = PAUSE_MS): CallLog => {
  const process_id = d.ids.uuid()
  let noted = new Map<string, Noted>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    const rows = [...noted.values()]
    noted = new Map()
    if (rows.length === 0) return
    await addNoted(d.db, process_id, rows).catch((error: unknown) =>
      d.log.warn({ err: error }, 'how calls to the outside went could not be written'),
    )
  }
  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(flush)
    return writing
  }
  return {
    note: (call) => {
      const at_ms = d.clock.now().getTime()
      const name = nameMinute(call, at_ms)
      noted.set(name, addCall(noted.get(name), call, at_ms))
      timer ??= setTimeout(() => void write(), pause_ms).unref()
    },
    write,
    close: write,
  }
}

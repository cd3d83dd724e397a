import { Logger } from 'graphile-worker'
import type { Log } from './log.ts'

/** The job library's messages in our log; its chatter only at debug. */
export const workerLog = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const said = { ...scope, ...(meta?.error !== undefined && { err: meta.error }) }
    if (level === 'error') log.error(said, message)
    else if (level === 'warning') log.warn(said, message)
    else log.debug(said, message)
  })

export const quietWorkerLog = new Logger(() => () => {})

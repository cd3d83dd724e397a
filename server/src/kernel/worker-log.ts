import { Logger } from 'graphile-worker'
import type { Log } from './log.ts'

/** The job library's messages in our log; its chatter only at debug. */
export const createWorkerLog = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const name: string = level // the library's levels are a const enum, whose names these are
    const said = { ...scope, ...(meta?.error !== undefined && { err: meta.error }) }
    if (name === 'error') log.error(said, message)
    else if (name === 'warning') log.warn(said, message)
    else log.debug(said, message)
  })

export const quietWorkerLog = new Logger(() => () => {})

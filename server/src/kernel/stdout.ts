import { type LoggerOptions, pino } from 'pino'

/** A line waits for others at most so long, or until there is a page of them. */
const GATHER_MS = 100
const PAGE = 4096
const WARNS = 40

let opened: ReturnType<typeof pino.destination> | undefined

/** The process's stdout: one write to the system for many lines, since each stops all calls for its time. */
export const openStdout = (): NonNullable<typeof opened> => {
  if (opened) return opened
  const stdout = pino.destination({ sync: true, minLength: PAGE, periodicFlush: GATHER_MS })
  process.once('exit', () => stdout.flushSync())
  return (opened = stdout)
}

/** What warns goes out at once, with all that was said before it. */
export const flushWarnings: NonNullable<LoggerOptions['hooks']> = {
  logMethod(words, log, level) {
    log.apply(this, words)
    if (level >= WARNS) opened?.flushSync()
  },
}

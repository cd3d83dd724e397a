/** What was asked could not be done now and may well be done later: the database is away, the queue is full. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** What the driver says of a connection that does not answer or is gone; everything else is a fault of what was asked. */
const SENTENCES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** An error of the driver as the product speaks of it: a lost or refused connection becomes `Unavailable`, others stay as they are. */
export const toUnavailable = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Unavailable || 'severity' in error) return error
  return 'syscall' in error || SENTENCES.test(error.message)
    ? new Unavailable(`the database does not answer: ${error.message}`, { cause: error })
    : error
}

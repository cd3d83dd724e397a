/** How long a process waits for its database before it takes the way there for broken, in ms. */
export type DbLimits = {
  /** Until a connection stands, or one of the pool is free. */
  connect_ms: number
  /** In the database: until a lock is had. */
  lock_ms: number
  /** In the database: until a statement is cut off. */
  statement_ms: number
  /** On our side: until an answer must have come. Longer than `statement_ms`, so that a slow statement costs no connection. */
  answer_ms: number
  /** How long a connection may rest before it is asked whether it lives. */
  quiet_ms: number
  /** What closing leaves to those that are still in use. */
  close_ms: number
}

/** The product's own. A silent break is over for its callers within `answer_ms`. */
export const DB_LIMITS: DbLimits = {
  connect_ms: 5_000,
  lock_ms: 10_000,
  statement_ms: 15_000,
  answer_ms: 20_000,
  quiet_ms: 10_000,
  close_ms: 3_000,
}

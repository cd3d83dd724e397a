export type PostgresErrorCode = 'no_runtime' | 'in_use' | 'unwritable' | 'no_user' | 'failed'

/** Something the operator can act on; `message` is one line. */
export class PostgresError extends Error {
  readonly code: PostgresErrorCode

  constructor(code: PostgresErrorCode, message: string) {
    super(message)
    this.name = 'PostgresError'
    this.code = code
  }
}

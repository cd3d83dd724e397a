/** Something the operator can put right; `message` is one line that says what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorError'
  }
}

const forOperators = new Set(['OperatorError', 'PostgresError', 'ConfigError', 'MigrationError'])

/** What to print for an error: one line when the operator can act on it, else everything known. */
export const explainError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return forOperators.has(error.name) ? error.message.replaceAll('\n', ' ') : (error.stack ?? error.message)
}

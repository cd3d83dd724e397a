type Status = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 503
/** The refusals of a module: code without the module's prefix → HTTP status. */
export type ErrorTable = Record<string, Status>

/** Keeps the literal names of a module's table while checking its form. */
export const defineErrors = <const T extends ErrorTable>(table: T): T => table

import type { ErrorCode } from '@moongate/contract'

/** A "no" that the caller is told: a stable code, its text's parameters, and the faults of single fields. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number>
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, params: Record<string, string | number> = {}, fields?: Record<string, string>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

/** Ends a use case with a refusal; nothing of it is kept (R5.14). */
export const refuse = (code: ErrorCode, params: Record<string, string | number> = {}): never => {
  throw new Refusal(code, params)
}

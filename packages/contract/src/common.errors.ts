import { defineErrors } from './error-table.ts'

/** Refusals that belong to no module: the HTTP layer's own. */
export const commonErrors = defineErrors({
  invalid: 422,
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  forbidden: 403,
  too_many: 429,
  too_large: 413,
  headers_too_large: 431,
  unsupported_media: 415,
  maintenance: 503,
  conflict: 409,
  time_limit: 503,
  unavailable: 503,
  request_timeout: 408,
})
export const authErrors = defineErrors({
  login_required: 401,
  force_offline: 401,
  session_ended: 401,
  signature_invalid: 401,
  replayed: 409,
})
export const idempotencyErrors = defineErrors({ key_reused: 409, key_invalid: 422 })

import { defineErrors } from './error-table.ts'

/** The refusals of betting with their HTTP status. */
export const bettingErrors = defineErrors({ time_required: 422 })

import { defineErrors } from './error-table.ts'

/** The refusals of what takes two people with their HTTP status. */
export const proposalsErrors = defineErrors({
  open: 409,
  gone: 409,
  second_person: 403,
})

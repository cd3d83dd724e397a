import { defineErrors } from './route.ts'

export const officeErrors = defineErrors({
  member_not_found: 404,
  staff_only: 401,
})

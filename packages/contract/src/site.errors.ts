import { defineErrors } from './error-table.ts'

/** The refusals of site with their HTTP status. */
export const siteErrors = defineErrors({ page_not_found: 404 })

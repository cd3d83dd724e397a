/** What the operator's people may be. A route names the roles that may call it; the table of staff allows no other. */
export const STAFF_ROLES = ['support', 'finance', 'content', 'risk', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

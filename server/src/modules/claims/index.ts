/** Level 1: who of the staff has taken which order. */
export { type Claim, dropClaim, findClaims, takeClaim } from './claim.sql.ts'

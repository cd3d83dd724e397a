/** How a supplier says that a bet stands. */
export const TOLD_STATUSES = ['open', 'settled', 'void', 'cancelled'] as const
export type ToldStatus = (typeof TOLD_STATUSES)[number]

/** A row of a bank's statement: not decided yet, a deposit that was credited, or nothing of a member's. */
export const ROW_STATES = ['open', 'credited', 'ignored'] as const
export type RowState = (typeof ROW_STATES)[number]

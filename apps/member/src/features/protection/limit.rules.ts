const MOST = /^\d{1,9}(\.\d{1,2})?$/

/** Whether what was typed can be a limit: money, or hours, with at most two decimals; nothing at all is one too. */
export const isLimitTyped = (typed: string): boolean => MOST.test(typed)

/** How much of a limit is used, in per cent, at most all of it. */
export const computeShare = (used: string, amount: string): number =>
  Number(amount) === 0 ? 100 : Math.min(100, Math.round((Number(used) / Number(amount)) * 100))

export const MOST_WEIGHT = 100_000

/** Whether what was typed is a weight: a whole number from 0 on. */
export const isWeight = (typed: string): boolean => /^\d{1,6}$/.test(typed) && Number(typed) <= MOST_WEIGHT

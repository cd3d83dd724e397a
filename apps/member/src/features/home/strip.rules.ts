/** How long a payout took, in the unit that people would say; nothing of one that took too long to be news. */
export const splitSpan = (seconds: number): { unit: 'seconds' | 'minutes'; count: number } | undefined => {
  if (seconds < 120) return { unit: 'seconds', count: seconds }
  return seconds < 7200 ? { unit: 'minutes', count: Math.round(seconds / 60) } : undefined
}

/** Seconds of one round of the belt: each piece of news is as long in view as the others. */
export const computeRoundSeconds = (count: number): number => Math.max(30, count * 7)

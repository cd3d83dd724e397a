const FIRST_SPACE_MS = 30_000
const LONGEST_SPACE_MS = 480_000

/** How long an alarm is silent after it was raised so many times for one fault: twice as long each time, up to eight minutes. */
export const computeSpace = (times: number): number =>
  Math.min(FIRST_SPACE_MS * 2 ** Math.min(times - 1, 10), LONGEST_SPACE_MS)

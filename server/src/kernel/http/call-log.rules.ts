/** Of quick reads that went well one in so many is written, the first one included. */
const SAMPLED = 32
/** A call of so long is always written. */
const SLOW_MS = 500

type Answered = { reads: boolean; status: number; duration_ms: number }

/** For how many calls a line stands: 0 for none of its own. Lines of money and of every other change are never left out. */
export const createSampler = (sampled = SAMPLED): ((call: Answered) => number) => {
  let reads_left = 0
  return ({ reads, status, duration_ms }) => {
    if (!reads || status >= 400 || duration_ms >= SLOW_MS) return 1
    if (reads_left-- > 0) return 0
    reads_left = sampled - 1
    return sampled
  }
}

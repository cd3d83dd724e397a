/** Asks once for all who ask within `shared_ms` of its answer, and while it is under way. A failure is shared by those who wait for it alone. */
export const shareAnswer = <T>(ask: () => Promise<T>, shared_ms: number): (() => Promise<T>) => {
  let last: { answer: Promise<T>; until_ms: number } | undefined
  return () => {
    if (last && performance.now() < last.until_ms) return last.answer
    const asked = { answer: ask(), until_ms: Infinity }
    const end = (until_ms: number): void => void (asked.until_ms = until_ms)
    asked.answer.then(
      () => end(performance.now() + shared_ms),
      () => end(0),
    )
    last = asked
    return asked.answer
  }
}

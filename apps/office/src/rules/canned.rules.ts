/** An answer of at most `max` letters: a canned one behind what has been typed, which is never lost. */
export const addCanned = (typed: string, canned: string, max: number): string =>
  (typed.trim() === '' ? canned : `${typed.trimEnd()}\n${canned}`).slice(0, max)

/** Milliseconds to the answer of a line, or none within the limit. */
export type Speed = number | 'none'
const LIMIT_MS = 5000

/** A sign of life of one of our servers; what answers otherwise is somebody else at that address. */
const ask = async (url: string): Promise<void> => {
  const answer = await fetch(new URL('/linez', new URL(url, location.href)), {
    mode: 'cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok || ((await answer.json()) as { line?: string }).line !== 'up') throw new Error('not a line of ours')
}

/** How fast a line answers once the way to it is open: its first answer opens that, its second one is timed (decisions/0109). */
export const measure = async (url: string): Promise<Speed> => {
  try {
    await ask(url)
    const begun = performance.now()
    await ask(url)
    return Math.max(1, Math.round(performance.now() - begun))
  } catch {
    return 'none'
  }
}

/** The address of the line that answered first. */
export const findFastest = (speeds: Record<string, Speed>): string | undefined =>
  Object.entries(speeds)
    .filter((entry): entry is [string, number] => entry[1] !== 'none')
    .toSorted((a, b) => a[1] - b[1])[0]?.[0]

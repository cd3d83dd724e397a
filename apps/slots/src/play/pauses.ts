/** Waiting that a press can end. */
export type Pauses = { wait: (ms: number) => Promise<void>; end: () => void }

export const createPauses = (): Pauses => {
  const waiting = new Set<() => void>()
  return {
    wait: (ms) =>
      new Promise((done) => {
        const go = (): void => {
          clearTimeout(timer)
          waiting.delete(go)
          done()
        }
        const timer = setTimeout(go, ms)
        waiting.add(go)
      }),
    end: () => {
      for (const go of waiting) go()
    },
  }
}

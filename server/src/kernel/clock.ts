/** The only source of the present moment. */
export type Clock = { now(): Date }
export type FakeClock = Clock & { advance(ms: number): void; set(at: Date | string): void }

export const systemClock: Clock = { now: () => new Date() }

/** Stands still at `start` until it is moved. */
export const createFakeClock = (start: Date | string = '2026-01-01T04:00:00Z'): FakeClock => {
  let at_ms = new Date(start).getTime()
  return {
    now: () => new Date(at_ms),
    advance: (ms) => void (at_ms += ms),
    set: (at) => void (at_ms = new Date(at).getTime()),
  }
}

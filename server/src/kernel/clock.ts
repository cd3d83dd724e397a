export type Clock = { now(): Date }
export type FakeClock = Clock & { advance(ms: number): void; set(at: Date): void }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export const fakeClock = (start: Date): FakeClock => {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms
    },
    set: (date) => {
      at = date.getTime()
    },
  }
}

/** A value that is read at once and heard of when it changes: the canvas reads it, React listens. */
export const createStore = <T extends object>(first: T) => {
  let held = first
  const listeners = new Set<() => void>()
  return {
    get: (): T => held,
    set: (change: Partial<T>): void => {
      held = { ...held, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

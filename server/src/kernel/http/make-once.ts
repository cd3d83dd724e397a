/** What `make` makes, made when it is asked for first. */
export const makeOnce = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

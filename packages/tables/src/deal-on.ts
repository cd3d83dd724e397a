/** Rounds one after the other, from one shoe after the other. */
export const dealOn = <R>(openShoe: () => readonly R[]): (() => R) => {
  let [rounds, at]: [readonly R[], number] = [openShoe(), 0]
  return () => {
    if (at === rounds.length) [rounds, at] = [openShoe(), 0]
    return rounds[at++]!
  }
}

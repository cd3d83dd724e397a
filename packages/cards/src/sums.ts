/** What rounds brought beyond each unit that was staked. Figures of an experiment, not money: floats are right here. */
export type CardSimulation = { readonly rounds: number; readonly mean: number; readonly deviation: number }

/** Sums up rounds that differ in what is staked: the deviation is that of a quotient of two sums. */
export const sumShares = (rounds: number, play: () => { staked: number; paid: number }): CardSimulation => {
  const sums = { net: 0, staked: 0, net2: 0, staked2: 0, both: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { staked, paid } = play()
    const net = paid - staked
    sums.net += net
    sums.staked += staked
    sums.net2 += net * net
    sums.staked2 += staked * staked
    sums.both += net * staked
  }
  const mean = sums.net / sums.staked
  const spread = (sums.net2 - 2 * mean * sums.both + mean * mean * sums.staked2) / rounds
  return { rounds, mean, deviation: (Math.sqrt(spread) * rounds) / sums.staked }
}

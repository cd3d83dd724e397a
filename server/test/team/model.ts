/** Teams as anybody would keep them on paper: who stands below whom, at what rates, and what each bet earned whom. Uses no line of the product. */
export type Rates = Readonly<Record<number, number>>
type Node = { parent: number | undefined; rates: Rates | undefined }
type Played = { member: number; game: number; effective: bigint; earned: { agent: number; ppm: number }[] }
export type Model = { nodes: Map<number, Node>; bets: Map<string, Played> }

export const buildModel = (): Model => ({ nodes: new Map(), bets: new Map() })

const findNode = (m: Model, id: number): Node => {
  const node = m.nodes.get(id)
  if (!node) throw new Error(`nobody is ${id}`)
  return node
}

/** Who stands above somebody, the nearest first. */
export const listAbove = (m: Model, id: number): number[] => {
  const { parent } = findNode(m, id)
  return parent === undefined ? [] : [parent, ...listAbove(m, parent)]
}

const findPpm = (m: Model, id: number, game: number): number => findNode(m, id).rates?.[game] ?? 0

/** Notes a bet with what everybody above earns of it at this moment. */
export const playBet = (m: Model, id: string, member: number, game: number, effective: bigint): void => {
  const chain = [member, ...listAbove(m, member)]
  const earned = chain
    .slice(1)
    .map((agent, i) => ({ agent, ppm: findPpm(m, agent, game) - findPpm(m, chain[i] ?? 0, game) }))
  m.bets.set(id, { member, game, effective, earned })
}

/** Whether somebody could be moved: not below themselves, and not with more than the new agent has. */
export const canMove = (m: Model, id: number, to: number): boolean => {
  const rates = findNode(m, id).rates
  const fits = Object.entries(rates ?? {}).every(([game, ppm]) => ppm <= findPpm(m, to, Number(game)))
  return id !== to && !listAbove(m, to).includes(id) && fits
}

/** Half to the even cent. */
const round = (numerator: bigint): bigint => {
  const [whole, rest] = [numerator / 1_000_000n, numerator % 1_000_000n]
  const twice = rest < 0n ? -rest * 2n : rest * 2n
  const up = twice > 1_000_000n || (twice === 1_000_000n && whole % 2n !== 0n)
  return up ? whole + (rest < 0n ? -1n : 1n) : whole
}

/** What each agent is owed: each type of games and difference of rates rounded once. */
export const sumOwed = (m: Model): Map<number, bigint> => {
  const lines = new Map<string, bigint>()
  for (const { game, effective, earned } of m.bets.values())
    for (const { agent, ppm } of earned) {
      const line = `${agent} ${game} ${ppm}`
      lines.set(line, (lines.get(line) ?? 0n) + effective)
    }
  const owed = new Map<number, bigint>()
  for (const [line, effective] of lines) {
    const [agent = 0, , ppm = 0] = line.split(' ').map(Number)
    owed.set(agent, (owed.get(agent) ?? 0n) + round(effective * BigInt(ppm)))
  }
  return owed
}

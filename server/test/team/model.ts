/** Teams as anybody would keep them on paper: who stands below whom, at what rates, and what each bet earned whom. Uses no line of the product. */
export type Rates = Readonly<Record<number, number>>
/** `share`: millionths of what the operator keeps of the team, of who is paid so. */
type Node = { parent: number | undefined; rates: Rates | undefined; share?: number | undefined }
/** `taken`: how much of it the last run has paid. */
type Played = {
  member: number
  game: number
  effective: bigint
  taken: bigint
  earned: { agent: number; ppm: number }[]
}
/** `paid`: what everybody had of all runs; `carried`: what is below nothing and waits. */
export type Model = {
  nodes: Map<number, Node>
  bets: Map<string, Played>
  paid: Map<number, bigint>
  carried: Map<number, bigint>
}

export const buildModel = (): Model => ({ nodes: new Map(), bets: new Map(), paid: new Map(), carried: new Map() })

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
  m.bets.set(id, { member, game, effective, taken: 0n, earned })
}

/** Whether somebody could be moved: not below themselves, and not with more than the new agent has. */
export const canMove = (m: Model, id: number, to: number): boolean => {
  const rates = findNode(m, id).rates
  const fits = Object.entries(rates ?? {}).every(([game, ppm]) => ppm <= findPpm(m, to, Number(game)))
  return id !== to && !listAbove(m, to).includes(id) && fits
}

/** Between which an agent's rate of a game may be set: nothing more than above, nothing less than right below. */
export const findBounds = (m: Model, id: number, game: number, highest: number): [least: number, most: number] => {
  const { parent } = findNode(m, id)
  const below = [...m.nodes].filter(([, node]) => node.parent === id).map(([one]) => findPpm(m, one, game))
  return [Math.max(0, ...below), parent === undefined ? highest : findPpm(m, parent, game)]
}

/** How many stand below an agent now, and what their bets, whenever they stood there, come to. */
export const sumTeam = (m: Model, agent: number): { count: number; effective: bigint } => ({
  count: [...m.nodes.keys()].filter((id) => listAbove(m, id).includes(agent)).length,
  effective: [...m.bets.values()]
    .filter(({ earned }) => earned.some((one) => one.agent === agent))
    .reduce((sum, bet) => sum + bet.effective, 0n),
})

/** Half to the even cent. */
const round = (numerator: bigint): bigint => {
  const [whole, rest] = [numerator / 1_000_000n, numerator % 1_000_000n]
  const twice = rest < 0n ? -rest * 2n : rest * 2n
  const up = twice > 1_000_000n || (twice === 1_000_000n && whole % 2n !== 0n)
  return up ? whole + (rest < 0n ? -1n : 1n) : whole
}

/** What each agent has earned since the last run: each type of games and difference of rates rounded once, or a share of what was lost. */
export const sumOwed = (m: Model): Map<number, bigint> => {
  const lines = new Map<string, bigint>()
  for (const { game, effective, taken, earned } of m.bets.values())
    for (const { agent, ppm } of earned) {
      const { share } = findNode(m, agent)
      const line = share === undefined ? `${agent} ${game} ${ppm}` : `${agent} - ${share}`
      lines.set(line, (lines.get(line) ?? 0n) + effective - taken)
    }
  const owed = new Map<number, bigint>()
  for (const [line, effective] of lines) {
    const [agent = '', , ppm = ''] = line.split(' ')
    owed.set(Number(agent), (owed.get(Number(agent)) ?? 0n) + round(effective * BigInt(ppm)))
  }
  return owed
}

/** A run: what was earned with what the last one carried is paid; what is below nothing is carried on. */
export const noteRun = (m: Model): void => {
  for (const [agent, earned] of sumOwed(m)) {
    const total = earned + (m.carried.get(agent) ?? 0n)
    if (total > 0n) m.paid.set(agent, (m.paid.get(agent) ?? 0n) + total)
    m.carried.set(agent, total < 0n ? total : 0n)
  }
  for (const bet of m.bets.values()) bet.taken = bet.effective
}

/** From cents a day on, hundredths of a per cent. */
export const STEPS = [
  [1_000, 10],
  [10_000, 20],
  [100_000, 30],
] as const

export type ModelClaim = { at: number; state: string; amount: number; parts: [string, number][] }
/** Of a line: what was paid or waits to be, and what staff refused. */
type Line = { day: number; got: number; refused: number }
type Heard = { line: string; day: number; cents: number }

/** Half to the even cent. */
const share = (cents: number, rate: number): number => {
  const rest = (cents * rate) % 10_000
  const whole = Math.floor((cents * rate) / 10_000)
  return rest > 5_000 || (rest === 5_000 && whole % 2 === 1) ? whole + 1 : whole
}

/** What lines are worth by the bets that were heard. */
const createWorth = () => {
  const heard = new Map<string, Heard>()
  const sum = (matches: (bet: Heard) => boolean): number =>
    [...heard.values()].filter(matches).reduce((all, { cents }) => all + cents, 0)
  const count = (line: string, day: number): number => {
    const of_day = sum((bet) => bet.day === day)
    const rate = STEPS.reduce((given, [from, step]) => (of_day >= from ? step : given), 0)
    const own = sum((bet) => bet.line === line)
    return share(own, rate)
  }
  return { heard, count }
}

/** One member's claims in plain numbers: a line gets at most its worth, and until its day ends at least that without what was refused. */
export const createModel = (member_id: number) => {
  const { heard, count } = createWorth()
  const lines = new Map<string, Line>()
  const grown = new Map<number, number>()
  const ended = new Set<number>()
  const claims: ModelClaim[] = []
  let until = -1
  const computeDue = (name: string, { day, got, refused }: Line): number => {
    const worth = count(name, day)
    const least = ended.has(day) ? 0 : Math.max(0, worth - refused)
    return Math.min(worth, Math.max(got, least)) - got
  }
  const give = (parts: ModelClaim['parts'], sign: 1 | -1) => {
    for (const [name, due] of parts) {
      const line = lines.get(name)
      if (!line) continue
      line.got += sign * due
      line.refused += sign < 0 ? Math.max(0, due) : 0
    }
  }
  return {
    hear: (id: string, { day, supplier }: { day: number; supplier: string }, cents: number, today: number) => {
      const line = `${day} ${supplier}`
      if (cents > (heard.get(id)?.cents ?? 0) && ended.delete(day) !== undefined) grown.set(day, today)
      heard.set(id, { line, day, cents })
      if (!lines.has(line)) lines.set(line, { day, got: 0, refused: 0 })
    },
    /** What grew last before a day has ended. */
    end: (before: number) => {
      for (const [day, at] of grown) if (at < before) ended.add(day)
    },
    claim: (deadtime: number, last_day: number, above: number) => {
      if (deadtime <= until) return
      const all = [...lines].filter(([, { day }]) => day <= last_day)
      const parts = all.map(([name, line]): [string, number] => [name, computeDue(name, line)])
      const amount = parts.reduce((sum, [, due]) => sum + due, 0)
      if (amount <= 0) return
      until = deadtime
      give(parts, 1)
      claims.push({ at: claims.length, state: amount > above ? 'in_review' : 'paid', amount, parts })
    },
    decide: (claim: ModelClaim, state: 'paid' | 'refused') => {
      claim.state = state
      if (state === 'refused') give(claim.parts, -1)
    },
    listWaiting: () => claims.filter(({ state }) => state === 'in_review'),
    listClaims: () => claims.map(({ state, amount }) => ({ member_id, state, amount })),
  }
}

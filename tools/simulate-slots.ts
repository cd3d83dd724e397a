// npm run slots:simulate -- [--rounds N] [--seed N] [--game CODE]: plays each game and compares it with its proof. The last line is JSON.
import { parseArgs } from 'node:util'
import {
  computeHalfWidth,
  computeReturns,
  createChance,
  createSeededWords,
  games,
  simulateRounds,
  toPercent,
} from '@moongate/slots'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '8' },
    game: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 2) throw new RangeError('--rounds is a whole number of rounds')
const chosen = games.filter(({ code }) => values.game === undefined || code === values.game)
if (chosen.length === 0) throw new RangeError(`no game is called ${values.game}`)

const found = chosen.map((game, at) => {
  const simulation = simulateRounds(game, createChance(createSeededWords(Number(values.seed) + at)), rounds)
  const exact = toPercent(computeReturns(game).total)
  const mean = simulation.mean * 100
  const half = computeHalfWidth(simulation, '99') * 100
  const row = {
    game: game.code,
    exact: exact.toFixed(4),
    mean: mean.toFixed(4),
    half_width_99: half.toFixed(4),
    within: Math.abs(mean - exact) <= half,
    deviation: simulation.deviation.toFixed(2),
    hit_rate: (simulation.hit_rate * 100).toFixed(2),
    feature_one_in: simulation.feature_rate > 0 ? (1 / simulation.feature_rate).toFixed(1) : null,
    largest_stakes: simulation.largest_stakes,
    capped: simulation.capped,
  }
  console.log(
    `${row.game}: ${row.mean} % ± ${row.half_width_99}, proven ${row.exact} %; deviation ${row.deviation}, hits ${row.hit_rate} %, largest ${row.largest_stakes} stakes`,
  )
  return row
})
console.log(JSON.stringify({ rounds, seed: Number(values.seed), games: found }))

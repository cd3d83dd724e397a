// npm run fairness -- games [--rounds N] [--seed N] [--game CODE]: every kind of bet of every game, proven or published, and played. The last line is JSON, and the exit code 1 where chance does not explain what was played.
import { parseArgs } from 'node:util'
import { describeFound, findSeed, trials } from './fairness-trials.ts'
import { computeBound, listUnfair } from './fairness-verdict.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string', default: '8' },
    game: { type: 'string' },
  },
})
const asked = values.rounds === undefined ? undefined : Number(values.rounds)
const seed = Number(values.seed)
if (positionals.join() !== 'games') throw new RangeError('what is to be shown: games')
if (asked !== undefined && (!Number.isInteger(asked) || asked < 2))
  throw new RangeError('--rounds is a whole number of rounds')
const chosen = trials.filter(({ game }) => values.game === undefined || game === values.game)
if (chosen.length === 0) throw new RangeError(`no game is called ${values.game}`)

const found = chosen.flatMap(({ game, play, rounds }) =>
  play(findSeed(seed, game), asked ?? rounds).map((one) => describeFound(game, one)),
)
for (const row of found)
  console.log(
    `${row.game.padEnd(13)} ${row.bet.padEnd(18)} edge ${row.edge.padStart(7)} %  returns ${row.proven.padStart(7)} %  ` +
      `played ${row.played.padStart(8)} % ± ${row.half_width_99}  ${row.errors.toFixed(2).padStart(5)} errors${row.within ? '' : '  OUTSIDE'}`,
  )
const bound = computeBound(found.length)
const unfair = listUnfair(found).map(({ game, bet }) => `${game} ${bet}`)
console.log(
  `${found.length} bets, fair where no one is further than ${bound.toFixed(2)} standard errors: ${unfair.join(', ') || 'all are'}`,
)
console.log(JSON.stringify({ seed, bound, fair: unfair.length === 0, unfair, bets: found }))
process.exitCode = unfair.length === 0 ? 0 : 1

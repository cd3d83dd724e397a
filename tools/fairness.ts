// npm run fairness -- games [--rounds N] [--seed N] [--game CODE]: every kind of bet of every game, proven or published, and played. The last line is JSON.
import { parseArgs } from 'node:util'
import { describeFound, trials } from './fairness-trials.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '8' },
    game: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
if (positionals.join() !== 'games') throw new RangeError('what is to be shown: games')
if (!Number.isInteger(rounds) || rounds < 2) throw new RangeError('--rounds is a whole number of rounds')
const chosen = trials.filter(({ game }) => values.game === undefined || game === values.game)
if (chosen.length === 0) throw new RangeError(`no game is called ${values.game}`)

const found = chosen.flatMap(({ game, play }, at) => play(seed + at, rounds).map((one) => describeFound(game, one)))
for (const row of found)
  console.log(
    `${row.game.padEnd(13)} ${row.bet.padEnd(18)} edge ${row.edge.padStart(7)} %  returns ${row.proven.padStart(7)} %  ` +
      `played ${row.played.padStart(8)} % ± ${row.half_width_99}${row.within ? '' : '  OUTSIDE'}`,
  )
console.log(JSON.stringify({ rounds, seed, bets: found }))

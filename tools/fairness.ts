// npm run fairness -- games [--rounds N] [--seed N] [--game CODE]: every kind of bet of the tables and of the sea, proven and played. The last line is JSON.
import { parseArgs } from 'node:util'
import { fishing } from '@moongate/fishing'
import { createChance, createSeededWords, QUANTILES, toPercent } from '@moongate/slots'
import { simulateBets, type TableGame, tableGames } from '@moongate/tables'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '8' },
    game: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (positionals.join() !== 'games') throw new RangeError('what is to be shown: games')
if (!Number.isInteger(rounds) || rounds < 2) throw new RangeError('--rounds is a whole number of rounds')
/** What a game has that is proven and played here. */
type Proven = Pick<TableGame, 'kinds' | 'open' | 'prove'> & { code: string }
const all: readonly Proven[] = [...tableGames, fishing]
const chosen = all.filter(({ code }) => values.game === undefined || code === values.game)
if (chosen.length === 0) throw new RangeError(`no game is called ${values.game}`)

const playGame = (game: Proven, seed: number) => {
  const prove = game.prove()
  return simulateBets(game, game.kinds, createChance(createSeededWords(seed)), rounds).map((played) => {
    const proven = toPercent(prove(played.bet))
    const half = (QUANTILES['99'] * played.deviation * 100) / Math.sqrt(rounds)
    const within = Math.abs(played.mean * 100 - proven) <= half
    return {
      game: game.code,
      bet: played.bet,
      edge: (100 - proven).toFixed(4),
      proven: proven.toFixed(4),
      played: (played.mean * 100).toFixed(4),
      half_width_99: half.toFixed(4),
      within,
    }
  })
}

const found = chosen.flatMap((game, at) => playGame(game, Number(values.seed) + at))
for (const row of found)
  console.log(
    `${row.game.padEnd(13)} ${row.bet.padEnd(18)} edge ${row.edge.padStart(7)} %  returns ${row.proven.padStart(7)} %  ` +
      `played ${row.played.padStart(8)} % ± ${row.half_width_99}${row.within ? '' : '  OUTSIDE'}`,
  )
console.log(JSON.stringify({ rounds, seed: Number(values.seed), bets: found }))

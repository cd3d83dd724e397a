import { createHash } from 'node:crypto'
import { cardTrials } from '@moongate/cards'
import { fishing } from '@moongate/fishing'
import { createChance, createSeededWords, QUANTILES, toPercent } from '@moongate/slots'
import { createDraw, simulateContests, TRIALS } from '@moongate/sports'
import { simulateBets, tableGames } from '@moongate/tables'

/** What one kind of bet returns, in percent of its stake: as it is proven or published, and as it was played. */
type Found = { bet: string; proven: number; played: number; deviation: number; rounds: number }
/** `rounds` is how many are played unless another number is asked for. */
type Trial = { game: string; rounds: number; play: (seed: number, rounds: number) => Found[] }

const MANY = 10_000_000
/** A million matches or shots say what ten million rounds of a table do: each of them is hundreds of draws, or there are twenty kinds. */
const FEWER = 1_000_000

const tables: Trial[] = [...tableGames, fishing].map((game) => ({
  game: game.code,
  rounds: game.code === fishing.code ? FEWER : MANY,
  play: (seed, rounds) => {
    const prove = game.prove()
    const chance = createChance(createSeededWords(seed))
    return simulateBets(game, game.kinds, chance, rounds).map(({ bet, mean, deviation }) => ({
      bet,
      proven: toPercent(prove(bet)),
      played: mean * 100,
      deviation,
      rounds,
    }))
  },
}))

const sports: Trial[] = TRIALS.map((trial) => ({
  game: trial.sport,
  rounds: FEWER,
  play: (seed, rounds) =>
    simulateContests(trial, createDraw(createSeededWords(seed)), rounds).map((played) => ({
      bet: played.bet,
      proven: played.proven * 100,
      played: played.mean * 100,
      deviation: played.deviation,
      rounds: played.matches,
    })),
}))

/** What is published stands in the place of a proof: of blackjack the figure of others, of games against bots what follows from equal seats. */
const cards: Trial[] = cardTrials.map(({ code, bet, published, simulate }) => ({
  // A game of this name may be played at a table, too.
  game: tables.some(({ game }) => game === code) ? `${code}_bots` : code,
  rounds: MANY,
  play: (seed, rounds) => {
    const { mean, deviation } = simulate(createChance(createSeededWords(seed)), rounds)
    return [{ bet, proven: 100 - published, played: 100 + mean * 100, deviation, rounds }]
  },
}))

/** Every game whose chances can be shown. */
export const trials: readonly Trial[] = [...tables, ...sports, ...cards]

/** A game's own seed: it plays the same rounds alone as among all others. */
export const findSeed = (seed: number, game: string): number =>
  createHash('sha256').update(`${seed} ${game}`).digest().readInt32LE()

/** What is told of a bet; `within`: what was played lies in the interval that holds 99 of 100 such trials, `errors`: so many standard errors from what is proven. */
export const describeFound = (game: string, { bet, proven, played, deviation, rounds }: Found) => {
  const error = (deviation * 100) / Math.sqrt(rounds)
  const half = QUANTILES['99'] * error
  return {
    game,
    bet,
    edge: (100 - proven).toFixed(4),
    proven: proven.toFixed(4),
    played: played.toFixed(4),
    half_width_99: half.toFixed(4),
    rounds,
    errors: (played - proven) / error,
    within: Math.abs(played - proven) <= half,
  }
}

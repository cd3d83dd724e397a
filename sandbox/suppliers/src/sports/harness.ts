import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pick } from '@moongate/game-contract/sports'
import { listFixtures, type OddsMode, quoteBet, type System } from '@moongate/sports'
import { openVisit } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { getMatch, readMoment } from './feed.ts'
import { placeSlip } from './place.ts'
import { settleSports } from './settle.ts'
import type { Match } from './state.ts'

const DAY_MS = 86_400_000
const BRAND = 'ATLAS'
const LOSERS: Readonly<Record<string, string>> = {
  '1x2:home': '1x2:away',
  '1x2:draw': '1x2:home',
  '1x2:away': '1x2:home',
}
type Wish = { sport?: string; where?: (match: Match) => boolean }
type Slip = { system?: System; line?: number; mode?: OddsMode; slip_id?: string }

/** A program with books in which the matches are always the same. */
const open = (dir: string, at: number): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  world.books.prepare("insert into feed (id, secret) values (1, 'of tests') on conflict do nothing").run()
  return Object.assign(world, { time: { at, since: 0, speed: 0 } })
}

const findWinner = ({ contest }: Match): string =>
  ['1x2:home', '1x2:draw', '1x2:away'].find((code) => contest.read(contest.length_s).judge(code)?.won) ?? ''

/** What the tests of the feed share: each begins on a day of its own, in books that all of them use. */
export const createHarness = () => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-sports-'))
  const held = { w: open(dir, 0), begun: Date.parse('2026-01-15T04:00:00Z'), players: 0 }
  const setClock = (at: number): void => void (held.w.time = { at, since: 0, speed: 0 })
  const skipDay = (): void => setClock((held.begun += DAY_MS))
  const restart = (at: number): void => {
    held.w.books.close()
    held.w = open(dir, at)
  }
  const pick = (match: Match, code: string): Pick => ({
    match: match.fixture.id,
    code,
    odds: quoteBet(readMoment(held.w, match), code) ?? 0,
  })
  return {
    world: () => held.w,
    begun: () => held.begun,
    begin: (): void => {
      skipDay()
      restart(held.begun)
      settleSports(held.w)
    },
    close: (): void => {
      held.w.books.close()
      rmSync(dir, { recursive: true, force: true })
    },
    restart,
    setClock,
    skipDay,
    sit: async (balance = 100_000, spell?: Spell) => {
      const player = `p${++held.players}`
      createPlayer(held.w, BRAND, player)
      moveBalance(held.w, BRAND, player, balance)
      const opened = await openVisit(held.w, { brand: BRAND, player, game: 'matchday', lang: 'en' }, spell)
      const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
      return { player, session: enterVisit(held.w, key ?? '')?.session ?? '' }
    },
    /** Matches that start within a day, as they are wished for. */
    findMatches: ({ sport = 'football', where = (match) => !match.broken && !match.annulled }: Wish = {}): Match[] =>
      listFixtures(held.begun + 1, held.begun + DAY_MS)
        .filter((fixture) => fixture.sport.code === sport)
        .flatMap(({ id }) => getMatch(held.w, id) ?? [])
        .filter(where),
    pick,
    lay: (
      session: string,
      picks: readonly Pick[],
      { system = 'single', line = 1_000, mode = 'better', slip_id = randomUUID() }: Slip = {},
    ) => placeSlip(held.w, { session, slip_id, system, line, mode, picks }),
    getBalance: (player: string): number => findPlayer(held.w, BRAND, player)?.balance ?? Number.NaN,
    listOf: (player: string) =>
      listBets(held.w, BRAND, { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player),
    findWinner,
    findLoser: (match: Match): string => LOSERS[findWinner(match)] ?? '',
  }
}

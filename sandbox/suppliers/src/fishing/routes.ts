import type { FastifyInstance } from 'fastify'
import { serveCalls } from '../client/calls.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { readShotHistory } from './history.ts'
import { listShotFacts } from './replay.ts'
import { readSeat } from './seat.ts'
import { playShots } from './shots.ts'

/** What the client of the fishing hall asks for, and its files. */
export const serveFishing = (app: FastifyInstance, w: World): void =>
  serveCalls(app, 'fishing', {
    sea: ({ session }) => readSeat(w, session),
    shoot: (asked) => playShots(w, asked),
    history: ({ session }) => readShotHistory(w, session),
    spell: ({ session }) => readSpell(w, session),
    replay: (asked) => readOwnReplay(w, asked, (bet, lang) => listShotFacts(w, bet, lang)),
  })

import type { FastifyInstance } from 'fastify'
import { serveCalls } from '../client/calls.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { readHistory, readRound, readSeat, spin } from './spins.ts'

/** What the client of the slot games asks for, and its files. */
export const serveSlots = (app: FastifyInstance, w: World): void =>
  serveCalls(app, 'slots', {
    spin: (asked) => spin(w, asked),
    seat: ({ session }) => readSeat(w, session),
    round: ({ session, id }) => readRound(w, session, id),
    history: ({ session }) => readHistory(w, session),
    spell: ({ session }) => readSpell(w, session),
  })

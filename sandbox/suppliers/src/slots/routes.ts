import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { serveAssets } from '../client/assets.ts'
import { openCalls, serveCall } from '../client/calls.ts'
import { readHistory, readRound, readSeat, spin } from './spins.ts'

const session = z.string().max(100)
const inputs = {
  spin: z.object({ session, spin_id: z.uuid(), stake: z.number().int().positive(), grant: z.uuid().optional() }),
  seat: z.object({ session }),
  round: z.object({ session, id: z.string().max(64) }),
}

/** What the client of the slot games asks for, and its files. */
export const serveSlots = (app: FastifyInstance, w: World): void => {
  openCalls(app, 'slots')
  serveCall(app, 'slots/spin', inputs.spin, (asked) => spin(w, asked))
  serveCall(app, 'slots/seat', inputs.seat, (asked) => readSeat(w, asked.session))
  serveCall(app, 'slots/spell', inputs.seat, (asked) => readSpell(w, asked.session))
  serveCall(app, 'slots/history', inputs.seat, (asked) => readHistory(w, asked.session))
  serveCall(app, 'slots/round', inputs.round, (asked) => readRound(w, asked.session, asked.id))
  serveAssets(app, 'slots')
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveAssets } from '../client/assets.ts'
import { openCalls, serveCall } from '../client/calls.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { readShotHistory } from './history.ts'
import { listShotFacts } from './replay.ts'
import { readSeat } from './seat.ts'
import { playShots } from './shots.ts'

/** A batch holds what a cannon fires in a second, at most. */
const BATCH = 10

const session = z.string().max(100)
const shot = z.object({ fish: z.number().int().nonnegative(), stake: z.number().int().positive() })
const inputs = {
  seat: z.object({ session }),
  replay: z.object({ session, id: z.string().max(64) }),
  shoot: z.object({ session, sea: z.string().max(20), batch_id: z.uuid(), shots: z.array(shot).min(1).max(BATCH) }),
}

/** What the client of the fishing hall asks for, and its files. */
export const serveFishing = (app: FastifyInstance, w: World): void => {
  openCalls(app, 'fishing')
  serveCall(app, 'fishing/sea', inputs.seat, (asked) => readSeat(w, asked.session))
  serveCall(app, 'fishing/shoot', inputs.shoot, (asked) => playShots(w, asked))
  serveCall(app, 'fishing/spell', inputs.seat, (asked) => readSpell(w, asked.session))
  serveCall(app, 'fishing/replay', inputs.replay, (asked) =>
    readOwnReplay(w, asked, (bet, lang) => listShotFacts(w, bet, lang)),
  )
  serveCall(app, 'fishing/history', inputs.seat, (asked) => readShotHistory(w, asked.session))
  serveAssets(app, 'fishing')
}

import { z } from 'zod'
import { defineEvent, minor, moment } from '../../kernel/event.ts'

/** A free spin as its supplier told of it: `grant_id` is what it was played of, `win` what it brought. */
const freePlay = z.object({
  bet_id: z.string(),
  grant_id: z.string(),
  member_id: z.number().int(),
  game_code: z.string(),
  win: minor,
  played_at: moment,
})

export const freeSpinsPlayed = defineEvent('mirror.free_spins_played', {
  summary: 'A supplier told of free spins that were played; each of its bets is told once',
  payload: z.object({ supplier_code: z.string(), plays: z.array(freePlay) }),
})

import { z } from 'zod'
import { definePush } from './push.ts'

const issue = { code: z.string(), issue: z.string() }

export const drawPush = definePush('draw', {
  audience: 'public',
  summary: 'An issue was drawn, or is void: then it has no balls and no moment (epoch ms)',
  data: z.strictObject({ ...issue, balls: z.array(z.number().int()).nullable(), drawn_at: z.number().nullable() }),
})

export const oddsPush = definePush('odds', {
  audience: 'public',
  summary: 'The odds of a game were changed; what they are now is in its rules',
  data: z.strictObject({ code: z.string() }),
})

export const settledPush = definePush('settled', {
  audience: 'member',
  summary: "The member's tickets of an issue were settled, all or the next part of them",
  data: z.strictObject({ ...issue, tickets: z.array(z.uuid()) }),
})

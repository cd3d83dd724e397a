import { z } from 'zod'
import { definePush } from './push.ts'

export const levelPush = definePush('level', {
  audience: 'member',
  summary: "A level's gift or salary was given",
  data: z.strictObject({}),
})

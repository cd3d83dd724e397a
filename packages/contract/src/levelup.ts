import { z } from 'zod'
import { nothing } from './common.ts'
import { levelRow, standing } from './levelup.rows.ts'
import { defineRoutes } from './route.ts'

const setting = (summary: string) =>
  ({
    method: 'GET',
    who: 'anyone',
    summary,
    feature: 'levelup',
    input: nothing,
    /** `text`: HTML of the operator's. */
    output: z.object({
      data: z.object({ levels: z.array(levelRow), text: z.object({ rules: z.string(), salary: z.string() }) }),
    }),
    errors: [],
    rows: ['R2.7', 'R3.18', 'R6.5', 'R7.6'],
  }) as const
const search = (summary: string) =>
  ({
    method: 'GET',
    who: 'member',
    summary,
    feature: 'levelup',
    input: z.object({ name: z.string().trim().max(40) }),
    output: z.object({ data: standing }),
    errors: ['levelup.not_your_account'],
    rows: ['R2.7', 'R6.5', 'R7.6'],
  }) as const

export const levelupRoutes = defineRoutes({
  liveSetting: { ...setting('The levels of live games and what they give'), path: '/levelup/live/setting' },
  slotSetting: { ...setting('The levels of slots and what they give'), path: '/levelup/slot/setting' },
  liveSearch: { ...search("The caller's own standing in live games, by their account"), path: '/levelup/live/search' },
  slotSearch: { ...search("The caller's own standing in slots, by their account"), path: '/levelup/slot/search' },
})

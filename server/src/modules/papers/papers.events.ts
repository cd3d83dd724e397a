import { PAPER_KINDS } from '@moongate/contract/papers.states'
import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

const paper = {
  member_id: z.number().int(),
  id: z.uuid(),
  kind: z.enum(PAPER_KINDS),
}

export const paperAccepted = defineEvent('papers.accepted', {
  summary: 'Staff accepted a paper of a member; `good_until` its last day, of the site',
  payload: z.object({ ...paper, good_until: z.string().nullable() }),
})

export const paperRefused = defineEvent('papers.refused', {
  summary: 'Staff refused a paper of a member; `reason` as they wrote it',
  payload: z.object({ ...paper, reason: z.string() }),
})

export const paperRunningOut = defineEvent('papers.running_out', {
  summary: 'An accepted paper is near its last day, and another may be sent in; told once',
  payload: z.object({ ...paper, good_until: z.string() }),
})

import { z } from 'zod'
import { PROPOSAL_SUBJECTS } from './proposals.states.ts'
import { definePush } from './push.ts'

export const proposalPush = definePush('proposal', {
  audience: 'office',
  summary: 'Something looser waits for a second person, or was decided',
  data: z.strictObject({ subject: z.enum(PROPOSAL_SUBJECTS) }),
})

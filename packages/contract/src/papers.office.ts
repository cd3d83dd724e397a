import { z } from 'zod'
import { flag, id, pagedUpTo, paging, wireTime } from './common.ts'
import { day, deskPaper, paperAsk, paperKind, pictureId, screening } from './papers.rows.ts'
import { PAPER_READERS, PAPER_STATES } from './papers.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const rows = ['R6.6'] as const
const readable = { method: 'GET', who: { staff: PAPER_READERS }, rows } as const
const step = { method: 'POST', who: { staff: PAPER_READERS }, rows } as const
const one = z.object({ id: z.uuid() })
const row = z.object({ data: deskPaper })
const GONE = ['papers.not_found', 'papers.state_changed', 'papers.taken'] as const

/** Members' papers for staff: the queue, the pictures beside what the member told us, and what staff decide. */
export const papersOfficeRoutes = defineRoutes({
  list: {
    ...readable,
    path: '/papers',
    summary: 'Papers, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(PAPER_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(deskPaper) }),
    errors: [],
  },
  paper: {
    ...readable,
    path: '/papers/{id}',
    summary: 'A paper beside what its member told us of themselves',
    input: one,
    output: z.object({
      data: z.object({
        paper: deskPaper,
        phone: z.string(),
        registered_at: wireTime,
        /** From which age somebody may play here. */
        min_age: z.number(),
        /** As an earlier paper said. */
        birth_on: z.string().nullable(),
        screening: screening.nullable(),
      }),
    }),
    errors: ['papers.not_found'],
  },
  picture: {
    ...readable,
    path: '/papers/{id}/pictures/{picture_id}',
    summary: 'A picture of a paper, as a data address; who looked is in the audit log',
    input: z.object({ id: z.uuid(), picture_id: pictureId }),
    output: z.object({ data: z.object({ image: z.string() }) }),
    errors: ['papers.picture_unknown', 'papers.picture_unreadable'],
  },
  member: {
    ...readable,
    path: '/papers/members/{member_id}',
    summary: 'All papers of a member, the newest first, and what they were asked for',
    input: z.object({ member_id: id }),
    output: z.object({ data: z.object({ papers: z.array(deskPaper), asks: z.array(paperAsk) }) }),
    errors: ['papers.member_unknown'],
  },
  take: {
    ...step,
    path: '/papers/{id}/take',
    summary: 'Takes a paper, so that nobody else decides on it',
    input: one,
    output: row,
    errors: GONE,
  },
  release: {
    ...step,
    path: '/papers/{id}/release',
    summary: "Lets a paper of one's own go",
    input: one,
    output: row,
    errors: [...GONE, 'papers.not_taken'],
  },
  accept: {
    ...step,
    path: '/papers/{id}/accept',
    summary: 'Accepts a paper that one has taken; who shows who they are was old enough when they registered',
    input: z.object({ ...one.shape, good_until: day.optional(), birth_on: day.optional() }),
    output: row,
    errors: [
      ...GONE,
      'papers.not_taken',
      'papers.dates_missing',
      'papers.runs_out',
      'papers.birth_invalid',
      'papers.too_young',
    ],
  },
  refuse: {
    ...step,
    path: '/papers/{id}/refuse',
    summary: 'Refuses a paper that one has taken; its member reads why',
    input: z.object({ ...one.shape, reason: text('reason') }),
    output: row,
    errors: [...GONE, 'papers.not_taken'],
  },
  screen: {
    ...step,
    path: '/papers/members/{member_id}/screen',
    summary: 'Asks the lists of sanctions about a member; who cannot be asked answers `unknown`',
    idempotent: 'no_money',
    input: z.object({ member_id: id }),
    output: z.object({ data: screening }),
    errors: ['papers.member_unknown'],
  },
  dismissHit: {
    ...step,
    path: '/papers/members/{member_id}/hit',
    summary:
      'Says that what was found in a list of sanctions, as it was shown, is somebody else; what was found since waits on',
    input: z.object({ member_id: id, screening_id: id, reason: text('reason') }),
    output: z.object({ data: screening }),
    errors: ['papers.no_hit'],
  },
  ask: {
    ...step,
    path: '/papers/members/{member_id}/ask',
    summary: 'Asks a member for a paper; they read why',
    idempotent: 'no_money',
    labels: { kind: 'paper_kind' },
    input: z.object({ member_id: id, kind: paperKind, reason: text('reason') }),
    output: z.object({ data: paperAsk }),
    errors: ['papers.member_unknown', 'papers.asked_already'],
  },
})

import { z } from 'zod'
import { nothing } from './common.ts'
import { ownPaper, paperAsk, paperKind, pictureId } from './papers.rows.ts'
import { PAPER_STANDINGS } from './papers.states.ts'
import { defineRoutes } from './route.ts'

const shared = { who: 'member', rows: ['R6.2', 'R2.31'] } as const
const one = z.object({ id: pictureId })

/** How members show who they are: pictures of papers, sent in and looked at by staff. */
export const papersRoutes = defineRoutes({
  state: {
    ...shared,
    method: 'GET',
    path: '/member/papers',
    summary:
      "The caller's papers, pictures that were not sent in yet, what they were asked for and how long it is kept",
    input: nothing,
    output: z.object({
      data: z.object({
        standing: z.enum(PAPER_STANDINGS),
        papers: z.array(ownPaper),
        /** Pictures that wait to be sent in. */
        waiting: z.array(pictureId),
        asks: z.array(paperAsk),
        /** For how many days pictures of refused and expired papers are kept. */
        keep_days: z.number(),
      }),
    }),
    errors: [],
  },
  upload: {
    ...shared,
    method: 'POST',
    path: '/member/papers/pictures',
    summary: 'A picture of a paper; PNG, JPEG or WebP up to 4 MB, re-encoded and sealed; it waits to be sent in',
    upload: true,
    limit: 'upload',
    input: nothing,
    output: z.object({ data: one }),
    errors: ['papers.picture_invalid', 'papers.picture_large', 'papers.too_many_waiting'],
  },
  picture: {
    ...shared,
    method: 'GET',
    path: '/member/papers/pictures/{id}',
    summary: "A picture of the caller's own, as a data address",
    input: one,
    output: z.object({ data: z.object({ image: z.string() }) }),
    errors: ['papers.picture_unknown', 'papers.picture_unreadable'],
  },
  drop: {
    ...shared,
    method: 'POST',
    path: '/member/papers/pictures/{id}/drop',
    summary: 'Takes back a picture that was not sent in yet',
    input: one,
    output: z.object({}),
    errors: ['papers.picture_unknown'],
  },
  submit: {
    ...shared,
    method: 'POST',
    path: '/member/papers',
    summary: 'Sends a paper in, with its pictures in their order',
    labels: { kind: 'paper_kind' },
    idempotent: true,
    input: z.object({ kind: paperKind, pictures: z.array(pictureId).min(1).max(8) }),
    output: z.object({ data: ownPaper }),
    errors: [
      'papers.too_few_pictures',
      'papers.too_many_pictures',
      'papers.picture_unknown',
      'papers.waits_already',
      'papers.accepted_already',
    ],
  },
})

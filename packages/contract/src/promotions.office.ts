import { z } from 'zod'
import { amount, flag, id, money, nothing, pagedUpTo, paging, whole } from './common.ts'
import { APPLY_DECIDERS, PROMOTION_READERS, PROMOTION_WRITERS, REWARDS } from './promotions.states.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'
import { BAR_REFUSALS } from './policy.errors.ts'
import { activity, day, MAX_HTML, moment, ownPicture, reach, row, shape, words } from './promotions.rows.ts'

const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: APPLY_DECIDERS },
    summary,
    idempotent: true,
    output: z.object({ data: row }),
    rows: ['R2.4', 'R6.6'],
  }) as const

/** Activities for staff: writing them, deciding applications, and what they cost. */
export const promotionsOfficeRoutes = defineRoutes({
  activities: {
    method: 'GET',
    path: '/promotions/activities',
    who: { staff: PROMOTION_READERS },
    summary: 'Every activity with all that was written of it',
    input: nothing,
    output: z.object({ data: z.array(activity) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  preview: {
    method: 'POST',
    path: '/promotions/preview',
    who: { staff: PROMOTION_READERS },
    summary: 'The words of an activity as they would be kept, cleaned of what may harm; nothing is changed',
    limit: 'read',
    input: z.object({ content: words(MAX_HTML) }),
    output: z.object({ data: z.object({ content: words(MAX_HTML * 2) }) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  uploadPicture: {
    method: 'POST',
    path: '/promotions/pictures',
    who: { staff: PROMOTION_WRITERS },
    summary: 'A picture for activities; PNG, JPEG or WebP up to 3 MB, re-encoded, named by its content',
    upload: true,
    limit: 'upload',
    input: nothing,
    output: z.object({ data: ownPicture.extend({ own_picture: z.string() }) }),
    errors: ['promotions.picture_invalid'],
    rows: ['R2.4', 'R6.6'],
  },
  previewAudience: {
    method: 'POST',
    path: '/promotions/audience',
    who: { staff: PROMOTION_READERS },
    summary:
      'How many of the members who were there within seven days may see an activity for this audience and apply for it, beside how it stands, and what it has cost within that time; nothing is changed',
    limit: 'read',
    input: z.object({
      id: id.optional(),
      level_from: shape.level_from,
      countries: shape.countries,
      visible: shape.visible,
    }),
    output: z.object({
      data: z.object({
        members: z.number(),
        /** As it is kept; null for a new one. */
        now: reach.nullable(),
        after: reach,
        applications: z.number(),
        money,
      }),
    }),
    errors: ['promotions.activity_not_found'],
    rows: ['R2.4', 'R6.6'],
  },
  saveActivity: {
    method: 'POST',
    path: '/promotions/activities',
    who: { staff: PROMOTION_WRITERS },
    summary: 'Writes an activity, a new one without `id`, if nobody has changed it since (`seen`, as it was read)',
    labels: { picture: 'scene', name: 'field_name' },
    idempotent: true,
    input: z.object({
      ...shape,
      id: id.optional(),
      start_at: moment,
      end_at: moment,
      seen: z.string().max(40).default(''),
      reason: text('reason'),
    }),
    output: z.object({ data: z.object({ id: z.number() }) }),
    errors: [
      'promotions.activity_not_found',
      'promotions.activity_invalid',
      'promotions.changed_meanwhile',
      'promotions.picture_unknown',
    ],
    rows: ['R2.4', 'R6.6'],
  },
  applications: {
    method: 'GET',
    path: '/promotions/applications',
    who: { staff: PROMOTION_READERS },
    summary: 'Applications, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({ open: flag.optional(), keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({ data: pagedUpTo(row) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  approve: {
    ...decide(
      "Approves an application: money is paid at once up to the operator's sum, anything else waits to be sent",
    ),
    path: '/promotions/applications/{id}/approve',
    input: z.object({
      id: z.uuid(),
      reward: z.enum(REWARDS),
      /** For money alone. */
      money: amount.optional(),
      /** How many times the money is to be bet. */
      times: whole(0, 100).default(0),
      note: z.string().trim().max(200).default(''),
    }),
    errors: [
      'promotions.application_not_found',
      'promotions.application_changed',
      'promotions.reward_invalid',
      ...BAR_REFUSALS,
    ],
  },
  finish: {
    ...decide('Pays approved money as a second person, or says that a coupon or goods were sent'),
    path: '/promotions/applications/{id}/finish',
    input: z.object({ id: z.uuid() }),
    errors: [
      'promotions.application_not_found',
      'promotions.application_changed',
      'promotions.second_person',
      ...BAR_REFUSALS,
    ],
  },
  refuse: {
    ...decide('Refuses an application that waits, or takes an approval back before its reward went out'),
    path: '/promotions/applications/{id}/refuse',
    input: z.object({ id: z.uuid(), reason: text('reason') }),
    errors: ['promotions.application_not_found', 'promotions.application_changed'],
  },
  cost: {
    method: 'GET',
    path: '/promotions/cost',
    who: { staff: PROMOTION_READERS },
    summary: 'What activities cost within days: applications, members, money paid, and rewards that were sent',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        total: money,
        rows: z.array(
          z.object({
            activity_id: z.number(),
            title: z.string(),
            applications: z.number(),
            members: z.number(),
            paid: z.number(),
            money,
            others: z.number(),
          }),
        ),
      }),
    }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
})

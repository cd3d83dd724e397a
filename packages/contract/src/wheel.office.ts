import { z } from 'zod'
import { flag, money, nothing, pagedUpTo, paging, seen, whole, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'
import { day, prize, record, recordId, span, standing, terms } from './wheel.forms.ts'
import { PRIZE_SENDERS, WHEEL_PLACES, WHEEL_READERS, WHEEL_SETTERS } from './wheel.states.ts'

/** The wheel for staff: prizes and terms, prizes that wait to be sent, and what it costs. */
export const wheelOfficeRoutes = defineRoutes({
  design: {
    method: 'GET',
    path: '/wheel/design',
    who: { staff: WHEEL_READERS },
    summary:
      'The prizes in force with what was drawn of them, the prize that stands in for those that are gone, and the terms',
    input: nothing,
    output: z.object({
      data: z.object({
        prizes: z.array(standing),
        rest: z.number(),
        set_by: z.string(),
        set_at: wireTime.nullable(),
        /** Which prizes these are; whoever sets others hands it back. */
        seen: z.string(),
        terms: terms.extend({
          steps: z.array(z.object({ deposit: money, bet: money, spins: z.number() })),
          most: z.number(),
          times: z.number(),
          seen,
        }),
      }),
    }),
    errors: [],
    rows: ['R1.7', 'R6.6'],
  },
  setPrizes: {
    method: 'POST',
    path: '/wheel/prizes',
    who: { staff: WHEEL_SETTERS },
    summary:
      'Sets all twelve prizes at once, if nobody has set others and none in stock was drawn since (`seen`); `rest`, from 1, is the one without end that stands in for those that are gone',
    idempotent: true,
    input: z.object({
      prizes: z.array(prize).length(WHEEL_PLACES),
      rest: whole(1, WHEEL_PLACES),
      seen: z.string().max(60),
      reason: text('reason'),
    }),
    output: z.object({ data: z.object({ seen: z.string() }) }),
    errors: ['wheel.prizes_invalid', 'wheel.set_meanwhile'],
    rows: ['R1.7', 'R6.6'],
  },
  previewPrizes: {
    method: 'POST',
    path: '/wheel/prizes/preview',
    who: { staff: WHEEL_READERS },
    summary:
      'What the numbers spun within the last seven days would have cost on a wheel of these prizes, beside what they cost; nothing is changed',
    limit: 'read',
    input: z.object({ prizes: z.array(prize).length(WHEEL_PLACES), rest: whole(1, WHEEL_PLACES) }),
    output: z.object({
      data: z.object({
        ...span,
        spins: z.number(),
        members: z.number(),
        now: money,
        after: money,
        gone: z.array(z.number()),
      }),
    }),
    errors: ['wheel.prizes_invalid'],
    rows: ['R1.7', 'R6.6'],
  },
  previewTerms: {
    method: 'POST',
    path: '/wheel/terms/preview',
    who: { staff: WHEEL_READERS },
    summary:
      'How many chances the days of the last week would bring by these conditions and by those in force, and what so many spins cost on average; nothing is changed',
    limit: 'read',
    input: terms.pick({ steps: true, most: true }),
    output: z.object({
      data: z.object({
        ...span,
        members: z.number(),
        now: z.number(),
        after: z.number(),
        cost_now: money,
        cost_after: money,
      }),
    }),
    errors: [],
    rows: ['R1.7', 'R6.6'],
  },
  setTerms: {
    method: 'POST',
    path: '/wheel/terms',
    who: { staff: WHEEL_SETTERS },
    summary: 'Sets what brings chances, how many are held at most, the turnover that money won asks for, and the texts',
    idempotent: true,
    input: terms.extend({ seen, reason: text('reason') }),
    output: z.object({ data: z.object({ done: z.literal(true) }) }),
    errors: ['common.conflict'],
    rows: ['R1.7', 'R6.6'],
  },
  records: {
    method: 'GET',
    path: '/wheel/records',
    who: { staff: WHEEL_READERS },
    summary: 'Spins, the newest first; prizes that wait to be sent, the oldest first, with `open` 1',
    input: z.object({ open: flag.optional(), keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({ data: pagedUpTo(record) }),
    errors: [],
    rows: ['R1.7', 'R6.6'],
  },
  sendPrize: {
    method: 'POST',
    path: '/wheel/records/{id}/send',
    who: { staff: PRIZE_SENDERS },
    summary: 'Marks a prize as sent; the member reads the reason: the code of a coupon, or how the goods travel',
    idempotent: true,
    input: z.object({ id: recordId, reason: text('reason') }),
    output: z.object({ data: record }),
    errors: ['wheel.record_not_found', 'wheel.record_changed'],
    rows: ['R1.7', 'R6.6'],
  },
  report: {
    method: 'GET',
    path: '/wheel/report',
    who: { staff: WHEEL_READERS },
    summary: 'What the wheel cost within days, and how often each prize was drawn beside its odds of those spins',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        spins: z.number(),
        members: z.number(),
        total: money,
        rows: z.array(
          z.object({
            position: z.number(),
            prize: z.string(),
            expected: z.string(),
            drawn: z.number(),
            given: z.number(),
            money,
          }),
        ),
      }),
    }),
    errors: [],
    rows: ['R1.7', 'R6.6'],
  },
})

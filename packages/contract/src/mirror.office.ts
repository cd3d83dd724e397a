import { z } from 'zod'
import { flag, id, money, pagedUpTo, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { MEMBER_READERS, TRANSFER_DECIDERS, TRANSFER_READERS } from './staff.states.ts'
import { TOLD_STATUSES } from './mirror.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'
import { DIRECTIONS, TRANSFER_STATES } from './wallet.states.ts'

/** `money`: what the supplier has beyond what our books say, with a minus where it has less. */
const difference = z.object({
  id: z.number(),
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  api_code: z.string(),
  api_title: z.string(),
  ours: money,
  theirs: money,
  money,
  found_at: wireTime,
  seen_at: wireTime,
  closed_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  /** The last ones between the two, newest first. */
  transfers: z.array(
    z.object({
      bill_no: z.string(),
      direction: z.enum(DIRECTIONS),
      money,
      state: z.enum(listNames(TRANSFER_STATES)),
      created_at: wireTime,
    }),
  ),
})

/** A bet that could not be read: the supplier's id of it, or a name of ours, and what was told. */
const unread = z.object({
  entry_key: z.string(),
  raw: z.string(),
  why: z.string(),
  first_at: wireTime,
  last_at: wireTime,
})
const told = z.object({ status: z.enum(TOLD_STATUSES), stake: money, payout: money })

/**
 * A bet of a supplier with a book of its own: what that one said last, and what of it stands in our books; nothing yet where `booked` is
 * null. `fault`: why what was said cannot be booked, '' where it could.
 */
const round = z.object({
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  api_code: z.string(),
  api_title: z.string(),
  told,
  booked: told.nullable(),
  fault: z.string(),
  changed_at: wireTime,
  tried_at: wireTime.nullable(),
})
/** `reason_text`: why the stake came back or the bet was ended anew, '' where neither; `corrections`: each time that it was, the first one first. */
const history = z.object({
  reason_text: z.string(),
  corrections: z.array(
    z.object({
      at: wireTime,
      before: z.string(),
      payout_before: money,
      after: z.string(),
      payout_after: money,
      reason_text: z.string(),
    }),
  ),
})
const ofMember = { member_id: id, bet_id: z.uuid() }

/** What our books and those of the suppliers say differently, and single rounds. */
export const mirrorOfficeRoutes = defineRoutes({
  differences: {
    method: 'GET',
    path: '/differences',
    who: { staff: TRANSFER_READERS },
    summary: 'Differences between our books and those of suppliers, oldest first; with `open` 0 those that are gone',
    input: z.object({ open: flag.default(1), keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({
      data: pagedUpTo(difference),
      /** Until when each supplier's bets are here, when its books were compared, and since when not all of them can be had. */
      suppliers: z.array(
        z.object({
          api_code: z.string(),
          api_title: z.string(),
          synced_at: wireTime.nullable(),
          compared_at: wireTime.nullable(),
          failing_since: wireTime.nullable(),
          /** How many differences are open there. */
          open: z.number(),
          /** How many bets that it told could not be read and nobody put aside, and the last ones of them, newest first. */
          unread: z.number(),
          unread_newest: z.array(unread),
        }),
      ),
    }),
    errors: [],
    rows: ['R4.14', 'R2.32', 'R6.6'],
  },
  leaveUnread: {
    method: 'POST',
    path: '/differences/unread/leave',
    who: { staff: TRANSFER_DECIDERS },
    summary: 'Puts aside for good a bet that could not be read; told otherwise under its id, it is shown again',
    input: z.object({ api_code: z.string().max(20), entry_key: z.string().max(201), reason: text('reason') }),
    output: z.object({}),
    errors: ['mirror.unread_not_found'],
    rows: ['R2.32', 'R6.6'],
  },
  faultyBets: {
    method: 'GET',
    path: '/faulty-bets',
    who: { staff: TRANSFER_READERS },
    summary: 'Bets of suppliers that cannot be written into our books, those that changed first first, each with why',
    input: z.object({ keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({ data: pagedUpTo(round) }),
    errors: [],
    rows: ['R2.32', 'R4.14', 'R6.6'],
  },
  round: {
    method: 'GET',
    path: '/members/{member_id}/bets/{bet_id}/round',
    who: { staff: MEMBER_READERS },
    summary: "A member's bet as its supplier tells of it, beside what our books say",
    input: z.object(ofMember),
    output: z.object({ data: round.extend({ replayable: z.boolean(), ...history.shape }) }),
    errors: ['mirror.bet_not_found'],
    rows: ['R2.32', 'R6.6'],
  },
  replay: {
    method: 'GET',
    path: '/members/{member_id}/bets/{bet_id}/replay',
    who: { staff: MEMBER_READERS },
    summary:
      'The address at which the supplier shows the round of a bet; nothing where it shows none or does not answer',
    input: z.object(ofMember),
    output: z.object({ data: z.object({ url: z.string().nullable() }) }),
    errors: ['mirror.bet_not_found'],
    rows: ['R6.6'],
  },
})

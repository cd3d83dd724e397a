import { BET_OUTCOMES, BET_STATUSES, UNCOUNTED_REASONS } from '@moongate/contract/betting.states'
import { DEPOSIT_STATES, DEPOSIT_STEPS, WITHDRAWAL_STATES, WITHDRAWAL_STEPS } from '@moongate/contract/cashier.states'
import { CHAIN_STATES, QUEUE_REASONS } from '@moongate/contract/chain.states'
import { LOAN_STATES, LOAN_STEPS, LOAN_WAYS } from '@moongate/contract/credit.states'
import {
  AUDIENCES,
  CAMPAIGN_STATES,
  MAIL_BOXES,
  MAIL_WAYS,
  OUTGOING_STATES,
  THREAD_STATES,
} from '@moongate/contract/mail.states'
import { MEMBER_STATES } from '@moongate/contract/members.states'
import {
  PAYMENT_ITEM_KINDS,
  PAYMENT_ITEM_STATES,
  PAYMENT_STATES,
  PAYMENT_STEPS,
  PAYOUT_ENDS,
  PAYOUT_STATES,
  PAYOUT_STEPS,
  REFUND_STATES,
  WITHDRAWAL_WAYS,
} from '@moongate/contract/payments.states'
import { BREAK_KINDS, BREAK_STATES, DAY_STATES } from '@moongate/contract/reconciliation.states'
import { APPLY_STATES, APPLY_TYPES, FREQUENCIES, REWARDS } from '@moongate/contract/promotions.states'
import { GRANT_ENDS, GRANT_STATES, GRANT_STEPS, PLAY_FAULTS } from '@moongate/contract/freespins.states'
import { BONUS_KINDS, BONUS_OFFERS, BONUS_STATES } from '@moongate/contract/bonus.states'
import {
  CONTACT_WAYS,
  EXCLUSION_KINDS,
  EXCLUSION_SPANS,
  HARM_MARKERS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LIMIT_WISHES,
} from '@moongate/contract/protection.states'
import { PAPER_KINDS, PAPER_STATES, SCREENING_OUTCOMES } from '@moongate/contract/papers.states'
import { CLAIM_STATES, CLAIM_WAYS } from '@moongate/contract/rebate.states'
import { RUN_STATES, STATEMENT_STATES } from '@moongate/contract/commission.states'
import { AGENCY_STATES, AGENT_MODELS } from '@moongate/contract/team.states'
import { CYCLE_UNITS, HOLDING_STATES } from '@moongate/contract/savings.states'
import { LOGIN_OUTCOMES, LOGIN_WAYS } from '@moongate/contract/sessions.states'
import { STAFF_ROLES, STAFF_STATES } from '@moongate/contract/staff.states'
import { listNames } from '@moongate/contract/states'
import {
  DIRECTIONS,
  MONEY_TYPES,
  TRANSFER_DESK_STEPS,
  TRANSFER_ENDS,
  TRANSFER_ENTRIES,
  TRANSFER_STAGES,
  TRANSFER_STATES,
  TRANSFER_STEPS,
} from '@moongate/contract/wallet.states'
import { PRIZE_TYPES, SPIN_STATES } from '@moongate/contract/wheel.states'
import { createDatabase } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, sql } from '../src/kernel/db.ts'
import { SHUT_ACTIONS } from '../src/modules/policy/index.ts'

/** What the check constraints of the database allow, by the constraint's name. */
const allowed = new Map<string, string[]>()
const held: { stop?: () => Promise<void> } = {}

beforeAll(async () => {
  const database = await createDatabase()
  const owner = createDb(database.url, { role: null, max: 1 })
  held.stop = async () => {
    await owner.close()
    await database.drop()
  }
  const rows = await owner.many<{ name: string; rule: string }>(
    sql`select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  )
  for (const { name, rule } of rows)
    allowed.set(
      name,
      [...rule.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word),
    )
})
afterAll(() => held.stop?.())

describe('a fact of the contract is what the database checks', () => {
  it.each<[string, readonly string[]]>([
    ['logins_way_check', LOGIN_WAYS],
    ['logins_outcome_check', LOGIN_OUTCOMES],
    ['deposits_state_check', listNames(DEPOSIT_STATES)],
    ['withdrawals_state_check', listNames(WITHDRAWAL_STATES)],
    ['withdrawals_way_check', WITHDRAWAL_WAYS],
    ['payments_state_check', listNames(PAYMENT_STATES)],
    ['payouts_state_check', listNames(PAYOUT_STATES)],
    ['payouts_proposal_check', PAYOUT_ENDS],
    ['items_kind_check', PAYMENT_ITEM_KINDS],
    ['items_state_check', listNames(PAYMENT_ITEM_STATES)],
    ['refunds_state_check', REFUND_STATES],
    ['breaks_kind_check', BREAK_KINDS],
    ['breaks_state_check', BREAK_STATES],
    ['days_state_check', DAY_STATES],
    ['order_steps_step_check', [...new Set([...listNames(DEPOSIT_STEPS), ...listNames(WITHDRAWAL_STEPS)])]],
    ['chain_transfers_state_check', CHAIN_STATES],
    ['chain_transfers_why_check', ['', ...QUEUE_REASONS]],
    ['transfers_state_check', listNames(TRANSFER_STATES)],
    ['transfers_proposal_check', TRANSFER_ENDS],
    ['transfer_entries_entry_check', TRANSFER_ENTRIES],
    ['transfers_direction_check', DIRECTIONS],
    ['transfers_money_type_check', MONEY_TYPES],
    ['claims_state_check', listNames(CLAIM_STATES)],
    ['claims_way_check', CLAIM_WAYS],
    ['agency_state_check', listNames(AGENCY_STATES)],
    ['agents_model_check', AGENT_MODELS],
    ['statements_model_check', AGENT_MODELS],
    ['statements_state_check', listNames(STATEMENT_STATES)],
    ['runs_state_check', listNames(RUN_STATES)],
    ['holdings_state_check', listNames(HOLDING_STATES)],
    ['plans_cycle_unit_check', CYCLE_UNITS],
    ['spins_state_check', listNames(SPIN_STATES)],
    ['prizes_type_check', listNames(PRIZE_TYPES)],
    ['loans_state_check', listNames(LOAN_STATES)],
    ['loans_way_check', LOAN_WAYS],
    ['bars_action_check', SHUT_ACTIONS],
    ['limits_kind_check', LIMIT_KINDS],
    ['limits_period_check', LIMIT_PERIODS],
    ['limits_wish_check', LIMIT_WISHES],
    ['exclusions_kind_check', EXCLUSION_KINDS],
    ['exclusions_span_check', EXCLUSION_SPANS],
    ['markers_marker_check', HARM_MARKERS],
    ['contacts_way_check', CONTACT_WAYS],
    ['papers_kind_check', PAPER_KINDS],
    ['screenings_outcome_check', SCREENING_OUTCOMES],
    ['asks_kind_check', PAPER_KINDS],
    ['papers_state_check', listNames(PAPER_STATES)],
    ['applications_state_check', listNames(APPLY_STATES)],
    ['applications_reward_check', REWARDS],
    ['activities_apply_type_check', listNames(APPLY_TYPES)],
    ['activities_frequency_check', FREQUENCIES],
    ['offers_kind_check', BONUS_OFFERS],
    ['bonuses_kind_check', BONUS_KINDS],
    ['bonuses_state_check', listNames(BONUS_STATES)],
    ['grants_state_check', listNames(GRANT_STATES)],
    ['grants_end_as_check', GRANT_ENDS],
    ['plays_fault_check', ['', ...PLAY_FAULTS]],
    ['messages_box_check', MAIL_BOXES],
    ['threads_state_check', listNames(THREAD_STATES)],
    ['campaigns_state_check', listNames(CAMPAIGN_STATES)],
    ['campaigns_audience_check', AUDIENCES],
    ['outgoing_way_check', MAIL_WAYS],
    ['outgoing_state_check', listNames(OUTGOING_STATES)],
    ['bets_status_check', BET_STATUSES],
    ['told_status_check', ['open', ...listNames(BET_OUTCOMES)]],
    ['booked_status_check', ['open', ...listNames(BET_OUTCOMES)]],
    ['bets_uncounted_check', UNCOUNTED_REASONS],
    ['tickets_status_check', BET_STATUSES.filter((status) => status !== 'CANCEL')],
    ['members_state_check', MEMBER_STATES],
    ['staff_state_check', STAFF_STATES],
    ['staff_roles_check', STAFF_ROLES],
  ])('%s', (name, states) => expect(allowed.get(name)).toEqual(states))
})

describe('every state is reached and left as its table says', () => {
  type Steps = Record<string, { from: readonly string[]; to: string }>
  it.each<[string, readonly string[], Steps, string[], string[]]>([
    ['R4.20 a deposit', listNames(DEPOSIT_STATES), DEPOSIT_STEPS, ['pending'], ['credited', 'rejected']],
    [
      'R4.21 a withdrawal',
      listNames(WITHDRAWAL_STATES),
      WITHDRAWAL_STEPS,
      ['requested'],
      ['paid', 'rejected', 'failed', 'cancelled'],
    ],
    ['R4.19 a loan', listNames(LOAN_STATES), LOAN_STEPS, ['in_review'], ['refused', 'repaid']],
    ['R1.5 free spins', listNames(GRANT_STATES), GRANT_STEPS, ['asked'], ['played', 'expired', 'cancelled', 'refused']],
    ['R1.3 a payment', listNames(PAYMENT_STATES), PAYMENT_STEPS, ['created'], ['paid', 'odd']],
    ['R4.21 a payout', listNames(PAYOUT_STATES), PAYOUT_STEPS, [], ['paid', 'failed']],
    ['R4.14 a transfer', listNames(TRANSFER_STATES), TRANSFER_STEPS, ['held'], ['confirmed', 'rejected']],
    [
      'R4.14 a transfer before staff',
      listNames(TRANSFER_STAGES),
      { ...TRANSFER_STEPS, ...TRANSFER_DESK_STEPS },
      ['held'],
      ['confirmed', 'rejected'],
    ],
  ])('%s', (_, states, steps, starts, ends) => {
    const table = Object.values(steps)
    const isReached = (state: string) => table.some(({ from, to }) => to === state && from.some((one) => one !== state))
    expect(states.filter((state) => !isReached(state))).toEqual(starts)
    expect(states.filter((state) => !table.some(({ from }) => from.includes(state)))).toEqual(ends)
  })
})

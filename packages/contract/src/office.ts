import { z } from 'zod'
import { betRow } from './betting.ts'
import { id, money, nothing, wireTime } from './common.ts'
import { memberRow } from './members.office.ts'
import { defineRoutes } from './route.ts'
import { MEMBER_READERS, STAFF_ROLES } from './staff.states.ts'

const everyone = { staff: STAFF_ROLES } as const

export const officeRoutes = defineRoutes({
  queues: {
    method: 'GET',
    path: '/queues',
    who: everyone,
    summary: 'How many orders wait in each queue, and which settings cannot be read',
    loading: false,
    input: nothing,
    output: z.object({
      data: z.object({
        deposits: z.number(),
        withdrawals: z.number(),
        transfers_unclear: z.number(),
        payouts_manual: z.number(),
        arrivals: z.number(),
        reconciliation: z.number(),
        rebate: z.number(),
        promotions: z.number(),
        bonus: z.number(),
        wheel: z.number(),
        mail: z.number(),
        credit: z.number(),
        levels: z.number(),
        team: z.number(),
        commission: z.number(),
        differences: z.number(),
        papers: z.number(),
        usdt: z.number(),
        settings_misfit: z.array(z.string()),
      }),
    }),
    errors: [],
    rows: ['R6.6'],
  },
  member: {
    method: 'GET',
    path: '/members/{id}',
    who: { staff: MEMBER_READERS },
    summary: 'One member: data, wallets, cards, latest bets, latest movements',
    input: z.object({ id }),
    output: z.object({
      data: z.object({
        member: memberRow.extend({
          email: z.string(),
          qq: z.string(),
          ml_money: money,
          has_qk_pwd: z.boolean(),
          is_trans_on: z.number(),
        }),
        wallets: z.array(z.object({ account: z.string(), money })),
        cards: z.array(z.object({ card_no: z.string(), bank_type_text: z.string(), owner_name: z.string() })),
        bets: z.array(
          betRow.pick({
            id: true,
            bill_no: true,
            api_name: true,
            api_title: true,
            game_name: true,
            detail: true,
            bet_amount: true,
            valid_bet_amount: true,
            valid_reason: true,
            valid_text: true,
            payout: true,
            bet_time: true,
            status: true,
            status_text: true,
          }),
        ),
        statement: z.array(
          z.object({
            created_at: wireTime,
            kind: z.string(),
            kind_text: z.string(),
            account: z.string(),
            money,
            money_after: money,
            ref: z.string(),
          }),
        ),
      }),
    }),
    errors: ['office.member_not_found'],
    rows: ['R6.6'],
  },
})

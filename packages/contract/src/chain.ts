import { z } from 'zod'
import { CHAIN_STATES, USDT_TYPES } from './chain.states.ts'
import { amount, money, nothing, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'

export const usdtType = z.enum(USDT_TYPES)
export const chainState = z.enum(CHAIN_STATES)
/** USDT as text, two to six decimals; a rate has four. */
export const usdt = z.string().regex(/^\d+\.\d{2,6}$/)

/** What a member is to send and where; the rate holds for what is sent before the time is over. */
const usdtOrder = z.object({
  usdt_type: usdtType,
  usdt_rate: z.string(),
  address: z.string(),
  money,
  usdt,
  received: usdt,
  left_seconds: z.number(),
  total_seconds: z.number(),
})
const usdtTransfer = z.object({
  tx_hash: z.string(),
  usdt_type: usdtType,
  usdt,
  state: chainState,
  /** How many blocks stand on it, of how many it needs. */
  confirmations: z.number(),
  needed: z.number(),
  money: money.nullable(),
  bill_no: z.string(),
  seen_at: wireTime,
})

/** Deposits in USDT, seen on the chain itself. */
export const chainRoutes = defineRoutes({
  usdt: {
    method: 'GET',
    path: '/recharge/usdt',
    who: 'member',
    summary: "USDT by chain: networks, limits, the rate of now, the member's open order and latest transfers",
    input: nothing,
    output: z.object({
      data: z.object({
        /** Not taken here where `available` is false. `faucet`: in a demo, where test USDT is had. */
        networks: z.array(
          z.object({ usdt_type: usdtType, available: z.boolean(), confirmations: z.number(), faucet: z.string() }),
        ),
        min: money,
        max: money,
        single_max: money,
        usdt_rate: z.string().nullable(),
        order: usdtOrder.nullable(),
        transfers: z.array(usdtTransfer),
      }),
    }),
    errors: ['cashier.no_account'],
    rows: ['R1.3', 'R2.33'],
  },
  orderUsdt: {
    method: 'POST',
    path: '/recharge/usdt',
    who: 'member',
    summary: 'Freezes rate and sum of a deposit in USDT, and names the address that is the member’s own',
    real_money: true,
    idempotent: true,
    input: z.object({ money: amount, usdt_type: usdtType }),
    output: z.object({ data: usdtOrder }),
    errors: [
      'cashier.realname_missing',
      'cashier.no_account',
      'cashier.level_missing',
      'cashier.below_min',
      'cashier.above_max',
      'cashier.above_single',
      'chain.network_missing',
      'chain.no_rate',
      'common.conflict',
    ],
    rows: ['R1.3', 'R4.20', 'R5.12'],
  },
})

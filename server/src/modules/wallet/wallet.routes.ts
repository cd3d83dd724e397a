import type { walletRoutes } from '@moongate/contract/wallet'
import { toWire } from '@moongate/money'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { pageOf } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { rangeOf } from '../../kernel/time.ts'
import { setTransMode } from '../identity/index.ts'
import { wallet, wallets } from './balance.ts'
import { assetFor, isTransOn, type WalletDeps } from './deps.ts'
import { enter, recover } from './enter.ts'
import { findLog, sumLog } from './log.sql.ts'
import type { Direction, MoneyType } from './transfer.rules.ts'
import { transfer } from './transfer.ts'
import { logOptions, logView, type Shown, transferView, walletView } from './wallet.view.ts'

type Routes = typeof walletRoutes
type TransferCall = Call<Routes['transferIn']> | Call<Routes['transferOut']>
type Asked = { caller: { member_id: number; is_demo: boolean }; lang: Call<Routes['log']>['lang'] }

const shownTo = (d: WalletDeps, { lang }: Asked): Shown => ({
  say: d.say(lang),
  lang,
  time_zone: d.config.site_time_zone,
  now: d.clock.now(),
})

/** The wallets a transfer touched, and what became of it. */
const move = async (d: WalletDeps, call: TransferCall, direction: Direction, money_type: MoneyType) => {
  const { caller, input, idempotency_key: request_key } = call
  const done = await transfer(d, {
    ...caller,
    api_code: input.api_code,
    amount: input.money,
    direction,
    money_type,
    request_key,
  })
  if (done.state === 'rejected') refuse('wallet.transfer_refused')
  const [supplier, home] = await Promise.all([wallet(d, caller, input.api_code), wallet(d, caller, money_type)])
  const data = transferView(done, [home, supplier], shownTo(d, call))
  return {
    money: toWire(supplier.amount),
    data,
    message: data.state === 'pending' ? ('wallet:pending' as const) : ('common:ok' as const),
  }
}

const listed = async (d: WalletDeps, asked: Asked) =>
  (await wallets(d, asked.caller)).map((w) => walletView(w, shownTo(d, asked)))

const transferHandlers = (d: WalletDeps) =>
  ({
    transferIn: (call) => move(d, call, 'in', call.input.money_type),
    transferOut: (call) => move(d, call, 'out', 'money'),
    recover: async (call) => {
      const done = await recover(
        d,
        { ...call.caller, request_key: call.idempotency_key },
        { only: call.input.api_code },
      )
      return { data: { api_moneys: await listed(d, call), recovered: toWire(done.recovered), pending: done.pending } }
    },
    enter: async (call) => {
      const entry = await enter(d, { ...call.caller, api_code: call.input.api_code, request_key: call.idempotency_key })
      return {
        data: {
          state: entry.state,
          moved: toWire(entry.moved),
          is_trans_on: Number(entry.is_trans_on),
          money_info: await listed(d, call),
        },
      }
    },
    changeMode: async ({ caller, input }) => {
      await setTransMode(d.db, caller.member_id, input.status === 1)
      return { data: { is_trans_on: input.status }, message: 'common:modified' }
    },
  }) satisfies Partial<Handlers<Routes>>

const statement = async (d: WalletDeps, call: Call<Routes['log']>) => {
  const { caller, input } = call
  const account_kind = input.money_type && (input.money_type === 'money' ? ('centre' as const) : ('rebate' as const))
  const time = rangeOf(input.created_at, d.config.site_time_zone)
  if (input.created_at && !time) refuse('common.invalid') // a day that does not exist
  const filter = {
    member_id: caller.member_id,
    asset: assetFor(caller, d.config.currency),
    account_kind,
    operate_type: input.operate_type,
    time,
  }
  const [sums, rows] = await Promise.all([
    sumLog(d.db, filter),
    findLog(d.db, filter, input.limit, (input.page - 1) * input.limit),
  ])
  const shown = shownTo(d, call)
  return {
    data: pageOf(
      rows.map((r) => logView(r, shown)),
      sums.n,
      input,
    ),
    ...logOptions(shown.say),
    statistic: { sum_money: toWire(sums.net), valid_money: toWire(sums.incoming) },
  }
}

export const walletHandlers = (d: WalletDeps): Handlers<Routes> => ({
  ...transferHandlers(d),
  balances: async (call) => ({ data: { api_moneys: await listed(d, call) } }),
  refreshed: async (call) => ({
    data: {
      money_info: walletView(await wallet(d, call.caller, call.input.api_code), shownTo(d, call)),
      is_trans_on: Number(await isTransOn(d.db, call.caller.member_id)),
    },
  }),
  balance: async ({ caller, input }) => ({ money: toWire((await wallet(d, caller, input.api_code)).amount) }),
  log: (call) => statement(d, call),
  logTypes: async ({ lang }) => ({ data: logOptions(d.say(lang)) }),
})

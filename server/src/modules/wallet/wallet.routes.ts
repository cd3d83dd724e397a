import type { walletRoutes } from '@moongate/contract/wallet'
import { toWire } from '@moongate/money'
import { type Call, type Handlers, takeKeyWithWork } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseRange } from '../../kernel/time.ts'
import { setTransMode } from '../members/index.ts'
import { loadPair, loadWallet, loadWallets } from './balance.ts'
import { chooseAsset, isTransOn, type StatementDeps, type WalletDeps } from './deps.ts'
import { enterSupplier, recoverBalances } from './enter.ts'
import { findLog, sumLog } from './log.sql.ts'
import { loadHoldings } from './holdings.ts'
import type { Direction, MoneyType } from './transfer.rules.ts'
import { transferMoney } from './transfer.ts'
import {
  listLogOptions,
  logView,
  holdingsView,
  type Shown,
  type ShownLog,
  statisticView,
  transferView,
  walletView,
} from './wallet.view.ts'

type Routes = typeof walletRoutes
type TransferCall = Call<Routes['transferIn']> | Call<Routes['transferOut']>
type Asked = { caller: { member_id: number; is_demo: boolean }; lang: Call<Routes['log']>['lang'] }

const buildShown = (d: WalletDeps, { lang }: Asked): Shown => ({
  translate: d.translate(lang),
  lang,
  time_zone: d.config.site_time_zone,
  now: d.clock.now(),
})

/** The wallets a transfer touched, and what became of it. */
const moveMoney = async (d: WalletDeps, call: TransferCall, direction: Direction, money_type: MoneyType) => {
  const { caller, input, idempotency_key: request_key, claim } = call
  const done = await transferMoney(d, {
    ...caller,
    api_code: input.api_code,
    amount: input.money,
    direction,
    money_type,
    request_key,
    claim,
  })
  if (done.state === 'rejected') refuse('wallet.transfer_refused')
  const { supplier, home } = done.pair ?? (await loadPair(d, caller, { api_code: input.api_code, home: money_type }))
  const data = transferView(done, [home, supplier], buildShown(d, call))
  return {
    money: toWire(supplier.amount),
    data,
    message: data.state === 'pending' ? ('wallet:pending' as const) : ('common:ok' as const),
  }
}

const listWallets = async (d: WalletDeps, asked: Asked) =>
  (await loadWallets(d, asked.caller)).map((w) => walletView(w, buildShown(d, asked)))

const createTransferHandlers = (d: WalletDeps) =>
  ({
    transferIn: takeKeyWithWork((call) => moveMoney(d, call, 'in', call.input.money_type)),
    transferOut: takeKeyWithWork((call) => moveMoney(d, call, 'out', 'money')),
    recover: async (call) => {
      const { recovered, ...left } = await recoverBalances(
        d,
        { ...call.caller, request_key: call.idempotency_key },
        { only: call.input.api_code },
      )
      return { data: { api_moneys: await listWallets(d, call), recovered: toWire(recovered), ...left } }
    },
    enter: async (call) => {
      const entry = await enterSupplier(d, {
        ...call.caller,
        api_code: call.input.api_code,
        request_key: call.idempotency_key,
      })
      return {
        data: {
          state: entry.state,
          moved: toWire(entry.moved),
          is_trans_on: Number(entry.is_trans_on),
          money_info: await listWallets(d, call),
        },
      }
    },
    changeMode: async ({ caller, input }) => {
      await setTransMode(d.db, caller.member_id, input.status === 1)
      return { data: { is_trans_on: input.status }, message: 'common:modified' }
    },
  }) satisfies Partial<Handlers<Routes>>

const buildShownLog = (d: StatementDeps, { lang }: Pick<Asked, 'lang'>): ShownLog => ({
  translate: d.translate(lang),
  operate_types: d.operate_types,
  time_zone: d.config.site_time_zone,
})

const findStatement = async (d: StatementDeps, call: Call<Routes['log']>) => {
  const { caller, input } = call
  const account_kind = input.money_type && (input.money_type === 'money' ? ('centre' as const) : ('rebate' as const))
  const time = parseRange(input.created_at, d.config.site_time_zone)
  if (input.created_at && !time) refuse('common.invalid') // a day that does not exist
  const filter = {
    member_id: caller.member_id,
    asset: chooseAsset(caller, d.config.currency),
    account_kind,
    operate_type: input.operate_type,
    time,
  }
  const shown = buildShownLog(d, call)
  const { data, sums } = await listPage(input, {
    count: () => sumLog(d.db, filter),
    rows: (limit, offset) => findLog(d.db, filter, limit, offset),
    view: (rows) => rows.map((r) => logView(r, shown)),
  })
  return {
    data,
    ...listLogOptions(shown),
    statistic: statisticView(sums),
  }
}

export const createWalletHandlers = (d: StatementDeps): Handlers<Routes> => ({
  ...createTransferHandlers(d),
  balances: async (call) => ({ data: { api_moneys: await listWallets(d, call) } }),
  holdings: async (call) => ({ data: holdingsView(await loadHoldings(d, call.caller), buildShown(d, call)) }),
  refreshed: async (call) => ({
    data: {
      money_info: walletView(await loadWallet(d, call.caller, call.input.api_code), buildShown(d, call)),
      is_trans_on: Number(await isTransOn(d.db, call.caller.member_id)),
    },
  }),
  balance: async ({ caller, input }) => ({ money: toWire((await loadWallet(d, caller, input.api_code)).amount) }),
  log: (call) => findStatement(d, call),
  logTypes: async (call) => ({ data: listLogOptions(buildShownLog(d, call)) }),
})

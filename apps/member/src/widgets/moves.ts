import { toast } from '@moongate/ui'
import { type Answer, api } from '../api/api.ts'
import { meQuery, walletsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { reloadWallets } from '../api/refresh.ts'
import { t } from '../text.ts'
import { mergeWallets, type Plan } from './moves.rules.ts'

export type Wallet = Answer<'wallet', 'balances'>['data']['api_moneys'][number]

const showFresh = (rows: readonly Wallet[]): void => {
  queryClient.setQueryData(walletsQuery.queryKey, (known) => mergeWallets(known ?? [], rows))
  const centre = rows.find((row) => row.api_name === 'money')
  const rebate = rows.find((row) => row.api_name === 'fs_money')
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, ...(centre && { money: centre.money }), ...(rebate && { fs_money: rebate.money }) },
  )
}
/** Moves money and shows what the server answers; nothing is shown before that (R4.11, R4.12, R4.14). */
export const move = async (plan: Plan, money: string, signal: AbortSignal): Promise<void> => {
  const { data } =
    plan.kind === 'in'
      ? await api.wallet.transferIn({ api_code: plan.api_code, money, money_type: plan.money_type }, { signal })
      : await api.wallet.transferOut({ api_code: plan.api_code, money }, { signal })
  showFresh(data.money_info)
  toast(t(data.state === 'pending' ? 'member-transfer:pending' : 'member-transfer:done'), {
    tone: data.state === 'pending' ? 'info' : 'good',
  })
}

/** Asks one supplier afresh (R4.13). */
export const refreshOne = async (api_code: string): Promise<void> => {
  const answer = await api.wallet.refreshed({ api_code }).catch(() => undefined)
  if (answer) showFresh([answer.data.money_info])
}

/** Automatic or manual; on success it says so, the flag is set and all balances reload (R4.10, R8.2). */
export const changeMode = async (automatic: boolean, signal: AbortSignal): Promise<void> => {
  const { data } = await api.wallet.changeMode({ status: automatic ? 1 : 0 }, { signal })
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, is_trans_on: data.is_trans_on, is_trans: data.is_trans_on },
  )
  toast(t('common:modified'), { tone: 'good' })
  await reloadWallets()
}

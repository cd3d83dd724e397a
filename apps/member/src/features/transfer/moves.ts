import { toast } from '@moongate/ui'
import { type Answer, api, ApiError } from '../../api/api.ts'
import { meQuery, walletsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { formatAmount, t } from '../../text.ts'
import { mergeWallets, type Plan } from './transfer.rules.ts'

export type Wallet = Answer<'wallet', 'balances'>['data']['api_moneys'][number]
/** `unanswered`: the same move may be sent again, its key is kept by the client. */
export type Outcome = 'done' | 'refused' | 'unanswered'

const showFresh = (rows: readonly Wallet[]): void => {
  queryClient.setQueryData(walletsQuery.queryKey, (known) => mergeWallets(known ?? [], rows))
  const centre = rows.find((row) => row.api_name === 'money')
  const rebate = rows.find((row) => row.api_name === 'fs_money')
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, ...(centre && { money: centre.money }), ...(rebate && { fs_money: rebate.money }) },
  )
}
const isFailed = (error: unknown): Outcome =>
  error instanceof ApiError && error.status > 0 && error.status < 500 ? 'refused' : 'unanswered'

/** Moves money and shows what the server answers; nothing is shown before that (R4.11, R4.12, R4.14). */
export const move = async (plan: Plan, amount: string): Promise<Outcome> => {
  try {
    const answer =
      plan.kind === 'in'
        ? await api.wallet.transferIn({ api_code: plan.api_code, money: amount, money_type: plan.money_type })
        : await api.wallet.transferOut({ api_code: plan.api_code, money: amount })
    showFresh(answer.data.money_info)
    toast(t(answer.data.state === 'pending' ? 'member-transfer:pending' : 'member-transfer:done'), {
      tone: answer.data.state === 'pending' ? 'info' : 'good',
    })
    return 'done'
  } catch (error) {
    return isFailed(error)
  }
}

/** Asks one supplier afresh (R4.13). */
export const refreshOne = async (api_code: string): Promise<void> => {
  const answer = await api.wallet.refreshed({ api_code }).catch(() => undefined)
  if (answer) showFresh([answer.data.money_info])
}

/** Brings all supplier balances home and shows every wallet anew (R4.13). */
export const recoverAll = async (): Promise<void> => {
  const answer = await api.wallet.recover({}).catch(() => undefined)
  if (!answer) return
  showFresh(answer.data.api_moneys)
  toast(t('member-transfer:recovered', { money: formatAmount(answer.data.recovered) }), { tone: 'good' })
  if (answer.data.pending.length > 0) toast(t('member-transfer:recover_pending'))
}

/** Automatic or manual; on success the flag is set and all balances reload (R4.10). */
export const changeMode = async (automatic: boolean): Promise<void> => {
  const answer = await api.wallet.changeMode({ status: automatic ? 1 : 0 }).catch(() => undefined)
  if (!answer) return
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, is_trans_on: answer.data.is_trans_on, is_trans: answer.data.is_trans_on },
  )
  await queryClient.invalidateQueries({ queryKey: walletsQuery.queryKey })
}

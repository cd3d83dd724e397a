import { type FormatAmount, toast } from '@moongate/ui'
import { api } from '../api/api.ts'
import { meQuery, walletsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { t } from '../text.ts'

/** Brings all supplier balances home, shows every wallet anew and tells how much came (R4.13). Answers what then lies in the centre. */
export const recoverAll = async (signal: AbortSignal, formatAmount: FormatAmount): Promise<string> => {
  const { data } = await api.wallet.recover({}, { signal })
  queryClient.setQueryData(walletsQuery.queryKey, data.api_moneys)
  toast(t('member-money:holdings.recovered', { money: formatAmount(data.recovered) }), { tone: 'good' })
  if (data.pending.length > 0) toast(t('member-money:holdings.recover_pending'))
  // What lies at home is read before what lies elsewhere: the other way round it would be nowhere for a moment.
  await Promise.all([meQuery.queryKey, ['quote']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  await queryClient.invalidateQueries({ queryKey: ['holdings'] })
  return data.api_moneys.find(({ api_name }) => api_name === 'money')?.money ?? '0.00'
}

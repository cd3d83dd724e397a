import { type FormatAmount, toast } from '@moongate/ui'
import { type Answer, api } from '../api/api.ts'
import { meQuery, walletsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { t } from '../text.ts'

/** Shows what lies in the centre by an answer that said so, where it is shown already. */
const showCentre = (money: string): void => {
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, money })
  queryClient.setQueriesData<Answer<'cashier', 'quote'>['data']>(
    { queryKey: ['quote'] },
    (quote) => quote && { ...quote, balance: money },
  )
}

/** What lies at home is read before what lies elsewhere: the other way round it would be nowhere for a moment. */
const readAnew = async (): Promise<void> => {
  await Promise.all([meQuery.queryKey, ['quote']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  await queryClient.invalidateQueries({ queryKey: ['holdings'] })
}

/**
 * Brings all supplier balances home, shows every wallet anew and tells how much came (R4.13). Answers what then lies in the centre, which
 * is shown by then; the rest is read behind it.
 */
export const recoverAll = async (signal: AbortSignal, formatAmount: FormatAmount): Promise<string> => {
  const { data } = await api.wallet.recover({}, { signal })
  const centre = data.api_moneys.find(({ api_name }) => api_name === 'money')?.money ?? '0.00'
  queryClient.setQueryData(walletsQuery.queryKey, data.api_moneys)
  showCentre(centre)
  const is_all = data.pending.length + data.refused.length === 0
  if (is_all || data.recovered !== '0.00')
    toast(t('member-money:holdings.recovered', { money: formatAmount(data.recovered) }), { tone: 'good' })
  if (data.pending.length > 0) toast(t('member-money:holdings.recover_pending'))
  if (data.refused.length > 0) toast(t('member-money:holdings.recover_refused'))
  void readAnew()
  return centre
}

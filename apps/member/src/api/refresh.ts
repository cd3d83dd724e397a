import { api } from './api.ts'
import { meQuery, walletsQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/** Asks for the centre balance and shows it (R2.20, R9.2). A refusal has already been shown. */
export const refreshCentre = async (): Promise<void> => {
  const answer = await api.wallet.balance({ api_code: 'money' }).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: ['holdings'] })
  if (answer) queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, money: answer.money })
}

/** Reloads all balances. */
export const reloadWallets = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: walletsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['holdings'] }),
  ])

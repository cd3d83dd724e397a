import type { Configs } from '@moongate/contract/site'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { IS_MOBILE } from '../start/mobile.ts'
import { api, type Asked } from './api.ts'

const HOUR = 3_600_000

/* What the site reads, by key. `['me']` and `['wallets']` are also written by pushed events. */
/** An answer to a call without a group has all of them. */
const isWhole = (configs: Partial<Configs>): configs is Configs => configs.site_name !== undefined

export const configsQuery = queryOptions({
  queryKey: ['configs'],
  queryFn: async () => {
    const { data } = await api.site.configs({ url: location.origin })
    if (!isWhole(data)) throw new Error('the answer lacks settings')
    return data
  },
  staleTime: HOUR,
})
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async () => {
    const { data, alert } = await api.site.notices({})
    return { data, alert }
  },
  staleTime: 300_000,
})
export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: async () => (await api.site.banners({ group: 'new1' })).data,
  staleTime: HOUR,
})
export const asidesQuery = queryOptions({
  queryKey: ['asides'],
  queryFn: async () => (await api.site.asides({})).data,
  staleTime: HOUR,
})
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async () => (await api.site.links({})).data,
  staleTime: HOUR,
})
export const navQuery = queryOptions({
  queryKey: ['nav'],
  queryFn: async () => (await api.games.nav({})).data,
  staleTime: HOUR,
})
export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: async () => (await api.reports.statistics({})).data,
  staleTime: 300_000,
})
export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async () => (await api.reports.payments({})).data,
  staleTime: HOUR,
})
/** The newest wins and payouts; the server's answer is some seconds old itself. */
export const happeningsQuery = queryOptions({
  queryKey: ['happenings'],
  queryFn: async () => (await api.reports.happenings({})).data,
  staleTime: 30_000,
  refetchInterval: 60_000,
})
/** `seen_at`: this browser's clock when the answer came, so that countdowns follow the server's clock. */
export const drawsQuery = queryOptions({
  queryKey: ['draws'],
  queryFn: async () => (await api.lottery.hot({ count: 3 })).data.map((ticker) => ({ ...ticker, seen_at: Date.now() })),
  staleTime: 30_000,
})
/** The newest draws of a lottery game; like the games themselves they are read again when one is pushed. */
export const recentDrawsQuery = (code: string) =>
  queryOptions({
    queryKey: ['draws', code],
    queryFn: async () => (await api.lottery.draws({ code, limit: 10 })).data.data,
    staleTime: 30_000,
  })
/** One page of the operator's own words, by its `type`. */
export const aboutQuery = (type: number) =>
  queryOptions({
    queryKey: ['about', type],
    queryFn: async () => (await api.site.about({ type })).data,
    staleTime: HOUR,
  })

export const gameTypesQuery = queryOptions({
  queryKey: ['game-types'],
  queryFn: async () => (await api.games.types({})).data,
  staleTime: HOUR,
})
/** The suppliers of a game type, or all of them. */
export const suppliersQuery = (gameType?: number) =>
  queryOptions({
    queryKey: ['suppliers', gameType],
    queryFn: async () => (await api.games.suppliers({ gameType, isMobile: IS_MOBILE })).data,
    staleTime: HOUR,
  })
/** A page of games that match a filter. */
export const gamesQuery = (input: Asked<'games', 'list'>) =>
  queryOptions({
    queryKey: ['games', input],
    queryFn: async () => (await api.games.list({ ...input, isMobile: IS_MOBILE })).data,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  })
/** What Home shows of the games, which comes with the page too. */
export const hotGamesQuery = gamesQuery({ tag: 'hot', limit: 12 })
export const anyGameQuery = gamesQuery({ tag: 'all', limit: 1 })

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await api.members.me({})).data,
  staleTime: 60_000,
})
export const walletsQuery = queryOptions({
  queryKey: ['wallets'],
  queryFn: async () => (await api.wallet.balances({})).data.api_moneys,
  staleTime: 15_000,
})
export const cardsQuery = queryOptions({ queryKey: ['cards'], queryFn: async () => (await api.bank.list({})).data })
export const bankTypesQuery = queryOptions({
  queryKey: ['bank-types'],
  queryFn: async () => (await api.bank.types({})).data,
  staleTime: HOUR,
})

export const paymentTypesQuery = queryOptions({
  queryKey: ['payment-types'],
  queryFn: () => api.cashier.paymentTypes({}),
  staleTime: 60_000,
})
/** What a withdrawal of this amount (wire text) would cost. */
export const quoteQuery = (money: string) =>
  queryOptions({
    queryKey: ['quote', money],
    queryFn: async () => (await api.cashier.quote({ money })).data,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    retry: false,
  })
/** A page of the member's bets with the sums of page and filter. */
export const betsQuery = (input: Asked<'betting', 'records'>) =>
  queryOptions({
    queryKey: ['bets', input],
    queryFn: () => api.betting.records(input),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
/** A page of the wallet statement. */
export const moneyLogQuery = (input: Asked<'wallet', 'log'>) =>
  queryOptions({
    queryKey: ['money-log', input],
    queryFn: () => api.wallet.log(input),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
export const moneyLogTypesQuery = queryOptions({
  queryKey: ['money-log-types'],
  queryFn: async () => (await api.wallet.logTypes({})).data,
  staleTime: HOUR,
})

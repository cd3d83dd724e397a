import type { Answer } from '../api/api.ts'
import {
  anyGameQuery,
  asidesQuery,
  bannersQuery,
  configsQuery,
  drawsQuery,
  happeningsQuery,
  hotGamesQuery,
  navQuery,
  noticesQuery,
  statisticsQuery,
  suppliersQuery,
} from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { IS_MOBILE } from './mobile.ts'

type FirstView = Answer<'site', 'firstView'>['data'] & { seen_at: number }
declare global {
  interface Window {
    /** What the page has asked for while this script was on its way (`index.html`); nothing where the answer was none. */
    first_view?: Promise<FirstView | undefined>
  }
}

/** Gives the screens what has come with the page (R9.3); without it each asks for its own, and says what is amiss. */
export const adoptFirstView = async (): Promise<void> => {
  const view = await window.first_view
  if (!view) return
  queryClient.setQueryData(configsQuery.queryKey, view.configs)
  queryClient.setQueryData(noticesQuery.queryKey, view.notices)
  queryClient.setQueryData(bannersQuery.queryKey, view.banners)
  queryClient.setQueryData(asidesQuery.queryKey, view.asides)
  queryClient.setQueryData(navQuery.queryKey, view.nav)
  queryClient.setQueryData(statisticsQuery.queryKey, view.statistics)
  queryClient.setQueryData(happeningsQuery.queryKey, view.happenings)
  const draws = view.draws.map((ticker) => ({ ...ticker, seen_at: view.seen_at }))
  queryClient.setQueryData(drawsQuery.queryKey, draws)
  if (IS_MOBILE === 1) return
  queryClient.setQueryData(suppliersQuery().queryKey, view.suppliers)
  queryClient.setQueryData(hotGamesQuery.queryKey, view.hot_games)
  queryClient.setQueryData(anyGameQuery.queryKey, view.any_game)
}

const WAIT_MS = 2_000
/** Once the browser has painted what there is and has nothing else to do (not every browser tells): for what nobody misses before. */
export const afterPaint = (run: () => void): void =>
  void requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: WAIT_MS })
    else setTimeout(run)
  })

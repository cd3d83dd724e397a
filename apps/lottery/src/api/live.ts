import { type MemberPushed, openEvents } from '@moongate/client'
import { readAgain } from '@moongate/client/react'
import { toast } from '@moongate/ui'
import { applyDraw } from '../play/reveal.rules.ts'
import { t } from '../text.ts'
import { hearing } from './hearing.ts'
import { balanceQuery, queryClient, refreshAfterDraw, tickersQuery } from './queries.ts'

/** New odds are on the board and in the slip before the next bet; whoever is looking is told. */
const refreshOdds = (): void => {
  void queryClient.invalidateQueries({ queryKey: ['rules'] })
  toast(t('odds_updated'))
}

/**
 * What an event makes stale. A draw's balls are taken from the event itself: they fall at once, and what the draw changed, of
 * which the next events speak, already waits for the last of them.
 */
const handleEvent = ({ type, data }: MemberPushed): void => {
  if (type === 'draw') queryClient.setQueryData(tickersQuery.queryKey, (tickers) => tickers && applyDraw(tickers, data))
  if (type === 'draw' || type === 'settled') refreshAfterDraw()
  else if (type === 'odds') refreshOdds()
  else if (type === 'balance') void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
}

/**
 * The site's event stream, one for all game windows of the browser: everybody's draws, and the member's own settlements by the
 * site's cookie. Polling goes on beside it, so a lost stream delays and never hides a result.
 */
export const listen = (): (() => void) =>
  openEvents({
    token: () => undefined,
    who: 'games',
    on_event: handleEvent,
    on_reconnect: () => {
      refreshAfterDraw()
      void readAgain(queryClient, (key) => key === 'rules')
    },
    on_hearing: hearing.set,
  }).close

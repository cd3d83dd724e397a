import { type MemberPushed, openEvents } from '@moongate/client'
import { balanceQuery, queryClient, refreshAfterDraw } from './queries.ts'

/** What an event makes stale. The events only say that something is new; what it is comes by the ordinary calls. */
const handleEvent = (type: MemberPushed['type']): void => {
  if (type === 'draw' || type === 'settled') refreshAfterDraw()
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
    on_event: ({ type }) => handleEvent(type),
    on_reconnect: refreshAfterDraw,
  }).close

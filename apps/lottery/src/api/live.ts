import { openEvents } from '@moongate/client'
import { refreshAfterDraw } from './queries.ts'

/**
 * The public event stream, one for all windows of the browser. A lottery event only says that something new is there; what
 * it is comes by the ordinary calls. Polling goes on beside it, so a lost stream delays and never hides a result.
 */
export const listen = (): (() => void) =>
  openEvents({
    url: '/api/events',
    token: () => undefined,
    who: 'public',
    on_event: ({ type }) => {
      if (type.startsWith('lottery.')) refreshAfterDraw()
    },
    on_reconnect: refreshAfterDraw,
  }).close

import { holdBack, leaveTopDialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { followEvents } from '../session/events.ts'
import { holdAddress } from './hold-address.ts'

/** What goes on for the whole visit and is not needed for its first picture; Back, or an address typed by hand, leaves a dialog, and not the screen behind it. */
export const followLater = (history: Pick<RouterHistory, 'block' | 'location'>): void => {
  followEvents()
  history.block({ blockerFn: holdBack(leaveTopDialog), enableBeforeUnload: false })
  holdAddress(history)
}

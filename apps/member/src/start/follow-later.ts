import { holdBack, leaveTopDialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { followEvents } from '../session/events.ts'

/** What goes on for the whole visit and is not needed for its first picture; Back leaves a dialog, and not the screen behind it. */
export const followLater = ({ block }: Pick<RouterHistory, 'block'>): void => {
  followEvents()
  block({ blockerFn: holdBack(leaveTopDialog), enableBeforeUnload: false })
}

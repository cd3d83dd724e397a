import { holdBack, leaveTopDialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { usePopups } from '../popups/popups.store.ts'
import { followEvents } from '../session/events.ts'
import { takeOwn } from '../session/go.ts'
import { wasTyped } from './open-history.ts'

const isAsking = () => usePopups.getState().asks.length > 0

/** Who types an address wants to go there: only a dialog that asks first holds them. Nothing holds the page itself, e.g. at the end of a session. */
const leaveOpen = (): boolean => {
  if (!wasTyped()) return leaveTopDialog()
  if (takeOwn()) return false
  const asked = isAsking()
  leaveTopDialog()
  return asked || isAsking()
}

/** A dialog is left by Back, and not the screen behind it. */
export const holdDialogs = ({ block }: Pick<RouterHistory, 'block'>): void =>
  void block({ blockerFn: holdBack(leaveOpen), enableBeforeUnload: false })

/** What goes on for the whole visit and is not needed for its first picture. */
export const followLater = (history: Pick<RouterHistory, 'block'>): void => {
  followEvents()
  holdDialogs(history)
}

import { holdBack, leaveTopDialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { usePopups } from '../popups/popups.store.ts'
import { followEvents } from '../session/events.ts'
import { takeOwn } from '../session/go.ts'
import { wasTyped } from './open-history.ts'

const readAsked = () => usePopups.getState().asks[0]?.kind

/** Who types an address wants to go there: only a question holds them, and a dialog that asks one first. Nothing holds the page itself, e.g. at the end of a session. */
const leaveOpen = (): boolean => {
  if (!wasTyped()) return leaveTopDialog()
  if (takeOwn()) return false
  if (!readAsked()) leaveTopDialog()
  return readAsked() === 'confirm'
}

/** A dialog is left by Back, and not the screen behind it. */
export const holdDialogs = ({ block }: Pick<RouterHistory, 'block'>): void =>
  void block({ blockerFn: holdBack(leaveOpen), enableBeforeUnload: false })

/** What goes on for the whole visit and is not needed for its first picture. */
export const followLater = (history: Pick<RouterHistory, 'block'>): void => {
  followEvents()
  holdDialogs(history)
}

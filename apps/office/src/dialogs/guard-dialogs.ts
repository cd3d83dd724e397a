import { holdBack } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { leaveDialog, useLeaving } from './leaving.store.ts'
import { wasTyped } from './open-history.ts'

const WAYS_OUT = '.mantine-Modal-overlay, .mantine-Modal-close'
/** What opens within a dialog, e.g. a list to choose from, takes an Escape for itself. */
const isTaken = ({ target }: Event) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

const leaveByKey = (event: KeyboardEvent): void => {
  const { open, asking } = useLeaving.getState()
  if (event.key !== 'Escape' || event.isComposing || !open || isTaken(event)) return
  // Mantine would close what lies beneath, too; the question hears its Escape from the platform, but not the one that opens it.
  event.stopImmediatePropagation()
  if (asking) return
  event.preventDefault()
  leaveDialog()
}

const leaveByPress = (event: Event): void => {
  const { typed, busy } = useLeaving.getState()
  // Mantine hears a moment later that something is under way: of a double press the second one may lie beside a dialog that has shrunk.
  if (!(typed || busy) || !(event.target instanceof Element) || !event.target.closest(WAYS_OUT)) return
  event.stopImmediatePropagation()
  leaveDialog()
}

/** Back leaves the dialog, and with the next step what lies beneath it. Who types an address wants to go there: only what would be lost holds them. */
const leaveOpen = (): boolean => {
  const { open, typed, busy } = useLeaving.getState()
  if (open) leaveDialog()
  return open && (typed || busy || !wasTyped())
}

type Way = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0]
type Place = Way['currentLocation']
/** Each address is a place of its own: a list has its tab, its page and its open row in it. */
const nameByHref = ({ href, state }: Place) => ({ pathname: href, state })
const hold = holdBack(leaveOpen)
const holdWay = ({ action, currentLocation, nextLocation }: Way): boolean =>
  hold({ action, currentLocation: nameByHref(currentLocation), nextLocation: nameByHref(nextLocation) })

/** A dialog belongs to its screen, and nothing typed in it is lost without a question. Begun before Mantine listens. */
export const guardDialogs = ({ block }: Pick<RouterHistory, 'block'>): void => {
  addEventListener('keydown', leaveByKey, { capture: true })
  addEventListener('click', leaveByPress, { capture: true })
  block({ blockerFn: holdWay, enableBeforeUnload: () => useLeaving.getState().typed })
}

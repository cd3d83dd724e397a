import { leaveTopDialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { noteLink, takeOwn } from '../session/go.ts'

let comes_back = false

/** Whether the address leads to another screen than the one that is shown. */
const isElsewhere = ({ location: { pathname } }: Pick<RouterHistory, 'location'>): boolean =>
  location.hash.slice(1).split('?')[0] !== pathname

/**
 * An address typed by hand leaves an open dialog in place of its screen, as Back does. It has no state, by which the router knows how to hold
 * a way, so it is heard of before the router: that learns neither of it nor of the way back.
 */
export const holdAddress = (history: Pick<RouterHistory, 'location'>): void => {
  addEventListener('click', noteLink)
  addEventListener(
    'popstate',
    (event) => {
      const is_typed = !takeOwn() && event.state === null && !comes_back
      const holds = is_typed && isElsewhere(history) && leaveTopDialog()
      if (!holds && !comes_back) return
      event.stopImmediatePropagation()
      comes_back = holds
      if (holds) window.history.back()
    },
    { capture: true },
  )
}

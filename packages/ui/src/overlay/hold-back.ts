type Place = { pathname: string; state: { __TSR_index: number } }
type Way = { action: string; currentLocation: Place; nextLocation: Place }

const readIndex = ({ state: { __TSR_index: index } }: Place): number => index

/** How a browser goes between addresses that it knows: by one, or by several at once. */
const STEPS = ['BACK', 'FORWARD', 'GO']

/**
 * What a router's history asks before it goes on: where the browser would go from a dialog to another screen, `leave` happens in
 * place of it; it answers whether there is a dialog. An address typed by hand has no state and cannot be held.
 */
export const holdBack =
  (leave: () => boolean) =>
  ({ action, currentLocation: from, nextLocation: to }: Way): boolean =>
    STEPS.includes(action) &&
    from.pathname !== to.pathname &&
    readIndex(from) !== readIndex(to) &&
    history.state !== null &&
    leave()

/** Leaves the dialog on top as Escape does, asking where it asks; answers whether there is one. */
export const leaveTopDialog = (): boolean => {
  const held = document.activeElement?.closest('dialog[open]')
  const top = held ?? [...document.querySelectorAll('dialog[open]')].at(-1)
  top?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return top !== undefined
}

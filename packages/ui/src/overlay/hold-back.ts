type Way = { action: string; currentLocation: { pathname: string }; nextLocation: { pathname: string } }

/**
 * What a router's history asks before it goes on: where Back or Forward would go from a dialog to another screen, `leave` happens
 * in place of it; it answers whether there is a dialog. An address typed by hand has no state and cannot be held.
 */
export const holdBack =
  (leave: () => boolean) =>
  ({ action, currentLocation, nextLocation }: Way): boolean =>
    (action === 'BACK' || action === 'FORWARD') &&
    currentLocation.pathname !== nextLocation.pathname &&
    history.state !== null &&
    leave()

/** Leaves the dialog on top as Escape does, asking where it asks; answers whether there is one. */
export const leaveTopDialog = (): boolean => {
  const held = document.activeElement?.closest('dialog[open]')
  const top = held ?? [...document.querySelectorAll('dialog[open]')].at(-1)
  top?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return top !== undefined
}

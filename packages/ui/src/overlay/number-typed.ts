type Place = { href: string; state: { __TSR_index: number } }

/**
 * A router numbers the addresses that its links go to, and holds a way by how far it is. One typed by hand has no number; it gets the
 * next one on its arrival, and is held and found again as those are. Has to listen before the router's history does: browsers tell of an
 * arrival in the order in which listeners came. Answers whether the last one was typed, or came by a link that the router does not know.
 */
export const numberTyped = (readShown: () => Place): (() => boolean) => {
  let was_typed = false
  addEventListener('popstate', () => {
    was_typed = history.state === null
    if (!was_typed) return
    const { href, state } = readShown()
    const { __TSR_index: last } = state
    const index = last + Number(location.hash !== `#${href}`)
    // By the browser's own method: in this history's the router listens.
    History.prototype.replaceState.call(history, { __TSR_index: index, __TSR_key: location.hash }, '')
  })
  return () => was_typed
}

type Place = { href: string; state: { __TSR_index: number } }

/**
 * A router numbers the addresses that its links go to, and holds a way by how far it is. One typed by hand has no number; it gets the
 * next one on its arrival, and is held and found again as any other. To be called before the router's history is made: browsers tell of
 * an arrival in the order of those who listen, whatever they ask for. `hear` is told first, of every arrival.
 */
export const numberTyped = (readShown: () => Place, hear: (is_typed: boolean) => void): void =>
  addEventListener('popstate', () => {
    const is_typed = history.state === null
    hear(is_typed)
    if (!is_typed) return
    const { href, state } = readShown()
    const { __TSR_index: last } = state
    const index = last + Number(location.hash !== `#${href}`)
    // By the browser's own method: in this history's the router listens.
    History.prototype.replaceState.call(history, { __TSR_index: index, __TSR_key: `typed-${Date.now()}` }, '')
  })

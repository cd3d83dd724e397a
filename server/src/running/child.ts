const LIFE_MS = 1_000

/**
 * The life of a process that a parent started: its parent hears every second that it lives, so that one that hangs is replaced, and it
 * leaves when the parent says so or is gone. Ctrl-C reaches it too, but the parent decides.
 */
export const followParent = (close: () => Promise<void>): void => {
  let leaving = false
  const leave = async (): Promise<void> => {
    if (leaving) return
    leaving = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('message', () => void leave())
  process.on('disconnect', () => void leave())
  process.on('error', () => undefined) // of telling a parent that is gone
  const tellLife = (): void => void process.send?.('alive')
  tellLife()
  setInterval(tellLife, LIFE_MS)
}

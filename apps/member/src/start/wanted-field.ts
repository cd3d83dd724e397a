const WAIT_MS = 8_000
const NAME = /^[a-z_]+$/

const findField = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    name === 'first' ? '#main input:not([type=hidden], [type=radio], [readonly])' : `:is(#main, dialog) [name=${name}]`,
  )

/** For an address that ends in `?focus=NAME`: gives the input of that name the focus as soon as it is there, `first` the first one of the screen. */
export const enterWantedField = (): void => {
  const name = new URLSearchParams(location.hash.split('?')[1]).get('focus') ?? ''
  if (!NAME.test(name)) return
  const watcher = new MutationObserver(() => take())
  const stop = setTimeout(() => watcher.disconnect(), WAIT_MS)
  const take = () => {
    const field = findField(name)
    if (!field) return
    watcher.disconnect()
    clearTimeout(stop)
    field.focus()
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  take()
}

const WAIT_MS = 8_000
const LOOK_MS = 100
const NAME = /^[a-z_]+$/

const findField = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    name === 'first' ? '#main input:not([type=hidden], [type=radio], [readonly])' : `:is(#main, dialog) [name=${name}]`,
  )

/** For an address that ends in `?focus=NAME`: gives the input of that name the focus as soon as it is there, `first` the first one of the screen. */
export const enterWantedField = (): void => {
  const wanted = location.hash
  const name = new URLSearchParams(wanted.split('?')[1]).get('focus') ?? ''
  if (!NAME.test(name)) return
  const until = performance.now() + WAIT_MS
  const look = () => {
    const field = findField(name)
    if (field) field.focus()
    else if (performance.now() < until && location.hash === wanted) setTimeout(look, LOOK_MS)
  }
  look()
}

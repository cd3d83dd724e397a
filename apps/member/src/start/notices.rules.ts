import { listScreens } from '../screens.ts'

/** Screens without the popup: own windows, and the gate before the site, which is where an empty address leads. */
const quiet = new Set(['', ...listScreens().flatMap(([path, screen]) => (screen.quiet ? [path.slice(1)] : []))])

/** Whether the notices open by themselves over a screen: there is one that has not popped up in this visit. */
export const shouldPopUp = (known: {
  alert: boolean
  ids: readonly number[]
  seen: readonly number[]
  hash: string
}): boolean => {
  const [name = ''] = known.hash.replace(/^#?\/?/, '').split(/[?/]/)
  return known.alert && known.ids.some((id) => !known.seen.includes(id)) && !quiet.has(name)
}

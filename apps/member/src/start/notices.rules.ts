import { listScreens } from '../screens.ts'

/** Screens without the popup: own windows, and the gate before the site, which is where an empty address leads. */
const quiet = new Set(['', ...listScreens().flatMap(([path, screen]) => (screen.quiet ? [path.slice(1)] : []))])

/** Whether the notices open by themselves. */
export const shouldPopUp = ({ alert, total, hash }: { alert: boolean; total: number; hash: string }): boolean => {
  const [name = ''] = hash.replace(/^#?\/?/, '').split(/[?/]/)
  return alert && total > 0 && !quiet.has(name)
}

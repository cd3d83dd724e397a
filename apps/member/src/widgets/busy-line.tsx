import { create } from 'zustand'
import css from './busy-line.module.css'

const useBusy = create<{ calls: number }>()(() => ({ calls: 0 }))

/** Counts the calls under way that show an indicator. */
export const showBusy = (change: 1 | -1): void => useBusy.setState((s) => ({ calls: Math.max(0, s.calls + change) }))

/** A thin line at the top of the page while something is under way. */
export const BusyLine = () => {
  const calls = useBusy((s) => s.calls)
  return calls > 0 ? <div className={css.line} aria-hidden="true" /> : null
}

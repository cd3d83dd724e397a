import { formatClock } from '@moongate/ui'
import { Icon, icons } from '@moongate/ui'
import { useSyncExternalStore } from 'react'
import { judgePatience, countWaitedSeconds } from '../rules/wait.rules.ts'
import { t } from '../text.ts'
import css from './clock.module.css'

const listeners = new Set<() => void>()
let now_ms = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now_ms = Date.now()
  for (const listener of listeners) listener()
}

/** One timer for all clocks of the page, running only while there is one. */
const listen = (listener: () => void) => {
  if (listeners.size === 0) {
    now_ms = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** How long an order has waited, ticking; from ten minutes on with a sign, never by colour alone. */
export const WaitClock = ({ waiting_seconds, seen_at_ms }: { waiting_seconds: number; seen_at_ms: number }) => {
  const now = useSyncExternalStore(listen, () => now_ms)
  const seconds = countWaitedSeconds(waiting_seconds, seen_at_ms, now)
  const patience = judgePatience(seconds)
  return (
    <span className={css.clock} data-patience={patience}>
      {patience === 'overdue' && <Icon d={icons.alertCircle} size={15} label={t('overdue')} />}
      {formatClock(seconds)}
    </span>
  )
}

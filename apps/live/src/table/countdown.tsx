import { useCountdown } from '@moongate/ui'
import type { Table } from '../play/use-tables.ts'
import css from './table.module.css'

/** Seconds until the phase ends; the last five of the bets stand out. */
export const Countdown = ({ table }: { table: Pick<Table, 'ends_at' | 'phase'> }) => {
  const left = useCountdown(table.ends_at, Date.now)
  return (
    <span className={css.count} data-phase={table.phase} data-soon={table.phase === 'betting' && left <= 5}>
      {left}
    </span>
  )
}

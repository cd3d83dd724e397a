import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { eye, eyeOff, refresh } from '../icons.gen.ts'
import { Money } from './money.tsx'
import styles from './wallet-pill.module.css'

export type WalletPillProps = {
  label: string
  value: string
  hidden: boolean
  onHidden: (hidden: boolean) => void
  onRefresh: () => void
  refreshing?: boolean
  texts: { hide: string; show: string; hidden: string; refresh: string }
  /** The deposit button or link. */
  action?: ReactNode
}

/** The centre balance of the header: rolling number, eye, refresh, and deposit beside it. */
export const WalletPill = ({
  label,
  value,
  hidden,
  onHidden,
  onRefresh,
  refreshing,
  texts,
  action,
}: WalletPillProps) => {
  return (
    <div className={styles.pill} role="group" aria-label={label}>
      <span className={styles.amount}>
        <span className={styles.label}>{label}</span>
        <Money value={value} hidden={hidden} hiddenLabel={texts.hidden} flash roll className={styles.value} />
      </span>
      <IconButton
        icon={hidden ? eye : eyeOff}
        label={hidden ? texts.show : texts.hide}
        onClick={() => onHidden(!hidden)}
      />
      <IconButton icon={refresh} label={texts.refresh} spin={refreshing} onClick={onRefresh} />
      {action}
    </div>
  )
}

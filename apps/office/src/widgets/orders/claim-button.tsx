import { UnstyledButton } from '@mantine/core'
import { t } from '../../text.ts'
import css from './claim-button.module.css'
import type { Order } from './order-kind.ts'

type Props = {
  order: Pick<Order, 'bill_no' | 'claim'>
  /** Whether the reader decides orders, and so may take one. */
  decides: boolean
  busy: boolean
  onChange: () => void
}

/** Who has an order: a button where it is free or one's own, else a name. */
export const ClaimButton = ({ order: { bill_no, claim }, decides, busy, onChange }: Props) => {
  if (claim && !claim.mine) return <span className={css.by}>{t('claim.by', { name: claim.by })}</span>
  if (!decides) return null
  const text = t(claim ? 'claim.release' : 'claim.take')
  return (
    <UnstyledButton
      className={css.claim}
      data-mine={claim !== null || undefined}
      aria-label={`${text} ${bill_no}`}
      aria-pressed={claim !== null}
      disabled={busy}
      onClick={onChange}
    >
      {claim ? t('claim.mine', { release: text }) : text}
    </UnstyledButton>
  )
}

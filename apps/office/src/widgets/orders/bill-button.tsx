import { UnstyledButton } from '@mantine/core'
import { t } from '../../text.ts'
import css from './bill-button.module.css'

/** The order's number; opens everything that is known of it. */
export const BillButton = ({ bill_no, onOpen }: { bill_no: string; onOpen: () => void }) => {
  return (
    <UnstyledButton className={css.bill} aria-label={t('open_order', { bill_no })} onClick={onOpen}>
      {bill_no}
    </UnstyledButton>
  )
}

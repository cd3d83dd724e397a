import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../text.ts'
import css from './order-drawer.module.css'

/** Everything known of one order, beside the list; its steps stand at the foot. */
export const OrderDrawer = ({
  title,
  opened,
  onClose,
  children,
  foot,
}: {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
  foot: ReactNode
}) => {
  return (
    <Drawer
      position="right"
      size={460}
      title={title}
      opened={opened}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#05030a' }}
    >
      <div className={css.body}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </Drawer>
  )
}

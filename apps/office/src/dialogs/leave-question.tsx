import { useModals } from '@mantine/modals'
import { ConfirmDialog } from '@moongate/ui'
import { useEffect } from 'react'
import { t } from '../text.ts'
import { closeDialog, keepTyping, noteOpen, useLeaving } from './leaving.store.ts'

/** Asks before what was typed in a dialog is lost; on the platform's own layer, as Mantine's holds one dialog. */
export const LeaveQuestion = () => {
  const open = useModals().modals.length > 0
  useEffect(() => noteOpen(open), [open])
  const asking = useLeaving((leaving) => leaving.asking)
  return (
    <ConfirmDialog
      danger
      open={asking}
      title={t('leave.title')}
      confirm={t('leave.yes')}
      cancel={t('leave.no')}
      onConfirm={closeDialog}
      onCancel={keepTyping}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}

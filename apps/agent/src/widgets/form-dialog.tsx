import { ConfirmDialog, Dialog } from '@moongate/ui'
import { type ReactNode, useState } from 'react'
import { t } from '../text.ts'

/** A dialog with a form, which asks before what was typed in it is lost. */
export const FormDialog = ({ title, close, children }: { title: string; close: () => void; children: ReactNode }) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog open title={title} close={t('close')} onClose={(typed) => (typed ? setAsking(true) : close())} size="m">
        {children}
      </Dialog>
      <ConfirmDialog
        danger
        open={asking}
        title={t('leave.title')}
        confirm={t('leave.yes')}
        cancel={t('leave.no')}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}

import { ConfirmDialog, Dialog } from '@moongate/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../text.ts'

const askToStay = (event: Event): void => event.preventDefault()

/** While something is typed the browser asks before a reload, which no dialog of ours can. */
const useReloadAsked = (typed: boolean): void =>
  useEffect(() => {
    if (typed) addEventListener('beforeunload', askToStay)
    return () => removeEventListener('beforeunload', askToStay)
  }, [typed])

/** A dialog with a form, which asks before what was typed in it is lost. */
export const FormDialog = ({ title, close, children }: { title: string; close: () => void; children: ReactNode }) => {
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState(false)
  useReloadAsked(typed)
  return (
    <>
      <Dialog open title={title} close={t('close')} onClose={(typed) => (typed ? setAsking(true) : close())} size="m">
        <div onInput={() => setTyped(true)}>{children}</div>
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

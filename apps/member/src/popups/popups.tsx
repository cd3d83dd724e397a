import { AlertDialog, ConfirmDialog } from '@moongate/ui'
import { lazy, Suspense } from 'react'
import { loadTexts, t } from '../text.ts'
import { usePopups } from './popups.store.ts'

const Register = lazy(
  async () =>
    (await Promise.all([import('./register-dialog.tsx'), loadTexts('member-register', 'fields', 'validation')]))[0],
)
const Notices = lazy(() => import('./notices-dialog.tsx'))

/** The dialogs of the shell: questions one after the other, the register form, the notices. */
export const Popups = () => {
  const { asks, register, notices } = usePopups()
  const ask = asks[0]
  return (
    <>
      <Suspense>
        {register && <Register />}
        {notices !== undefined && <Notices first={notices} />}
      </Suspense>
      {ask?.kind === 'alert' && (
        <AlertDialog key={ask.text} open title={ask.title} ok={t('member:ui.ok')} onClose={() => ask.answer(true)}>
          {ask.text}
        </AlertDialog>
      )}
      {ask?.kind === 'confirm' && (
        <ConfirmDialog
          key={ask.text}
          open
          title={ask.title}
          confirm={ask.confirm ?? t('member:ui.ok')}
          cancel={ask.cancel ?? t('member:ui.cancel')}
          onConfirm={() => ask.answer(true)}
          onCancel={() => ask.answer(false)}
        >
          {ask.text}
        </ConfirmDialog>
      )}
    </>
  )
}

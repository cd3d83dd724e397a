import { loadCalls } from '@moongate/client'
import { forgetMissingParts } from '@moongate/client/react'
import { AlertDialog, ConfirmDialog, toast } from '@moongate/ui'
import { useEffect } from 'react'
import { useSession } from '../session/session.store.ts'
import { lazily } from '../start/lazily.tsx'
import { loadTexts, t } from '../text.ts'
import { closeLogin, closeNotices, closeRegister, usePopups } from './popups.store.ts'

/** A dialog that could not be had is put away again, so that the next press asks for it anew. */
const Unavailable = () => {
  useEffect(() => {
    forgetMissingParts()
    closeLogin()
    closeRegister()
    closeNotices()
    toast(t('member:session.no_answer'), { tone: 'bad' })
  }, [])
  return null
}

const Register = lazily(
  async () =>
    (await Promise.all([import('./register-dialog.tsx'), loadTexts('member-register', 'fields', 'validation')]))[0],
  { Missing: Unavailable },
)
const Login = lazily(async () => (await Promise.all([import('./login-dialog.tsx'), loadTexts('member-register')]))[0], {
  Missing: Unavailable,
})
const Welcome = lazily(
  async () => (await Promise.all([import('./welcome-dialog.tsx'), loadTexts('member-register')]))[0],
)
const Reality = lazily(
  async () =>
    (await Promise.all([import('../features/protection/reality.tsx'), loadTexts('member-protection'), loadCalls()]))[0],
)
export const Notices = lazily(() => import('./notices-dialog.tsx'), { Missing: Unavailable })

/** The dialogs of the shell: questions one after the other, the register form, the notices. */
export const Popups = () => {
  const { asks, register, login, welcome, notices } = usePopups()
  const plays = useSession((s) => s.token !== null && !s.demo)
  const ask = asks[0]
  return (
    <>
      {plays && <Reality />}
      {login && <Login />}
      {register && <Register />}
      {welcome && <Welcome />}
      {notices !== undefined && <Notices first={notices} />}
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
          danger={ask.danger ?? false}
          onConfirm={() => ask.answer(true)}
          onCancel={() => ask.answer(false)}
        >
          {ask.text}
        </ConfirmDialog>
      )}
    </>
  )
}

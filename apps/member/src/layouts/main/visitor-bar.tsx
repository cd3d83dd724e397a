import { useState } from 'react'
import { openLogin, openRegister } from '../../popups/popups.store.ts'
import { startDemo } from '../../session/demo.ts'
import { t } from '../../text.ts'
import { Button } from '@moongate/ui'

/** The visitor's corner, on every screen and wherever it is scrolled to: try without an account, log in, or join (R2.19). */
export const VisitorBar = () => {
  const [busy, setBusy] = useState(false)
  const enterDemo = async () => {
    setBusy(true)
    await startDemo()
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} onClick={() => void enterDemo()}>
        {t('member:login.demo')}
      </Button>
      <Button onClick={openLogin}>{t('member:login.submit')}</Button>
      <Button variant="primary" onClick={openRegister}>
        {t('member:login.join')}
      </Button>
    </>
  )
}

import { useState } from 'react'
import { openRegister } from '../../popups/popups.store.ts'
import { startDemo } from '../../session/demo.ts'
import { t } from '../../text.ts'
import { Button } from '@moongate/ui'

/** The visitor's corner: try without an account, or join (R2.19). */
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
      <Button variant="primary" onClick={openRegister}>
        {t('member:login.join')}
      </Button>
    </>
  )
}

import { Button } from '@moongate/ui'
import { useState } from 'react'
import { logInByPasskey } from '../forms/passkey-login.ts'
import { t } from '../text.ts'

/** Logs in by a passkey. */
const PasskeyButton = ({ size = 'm' }: { size?: 's' | 'm' }) => {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await logInByPasskey()
    setBusy(false)
  }
  return (
    <Button size={size} wide busy={busy} onClick={() => void press()}>
      {t('member-security:passkeys.login')}
    </Button>
  )
}

export default PasskeyButton

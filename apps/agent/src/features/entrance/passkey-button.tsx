import { startAuthentication } from '@simplewebauthn/browser'
import { Button, toast } from '@moongate/ui'
import { useState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { writeToken } from '../../session/token.ts'
import { t } from '../../text.ts'

const QUIET = { quiet: true } as const

/** Asks this device for a passkey and enters with it. Who changes their mind at the device is told nothing. */
const logInByPasskey = async (): Promise<void> => {
  const { data } = await api.sessions.passkeyOptions({}, QUIET)
  const signed = await startAuthentication({ optionsJSON: JSON.parse(data.options) }).catch(() => undefined)
  if (!signed) return
  const answer = await api.sessions.passkeyLogin({ key: data.key, credential: JSON.stringify(signed) }, QUIET)
  writeToken(answer.data.access_token)
}

/** The way in by a passkey, which needs no second step (decisions/0262). */
export const PasskeyButton = () => {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await logInByPasskey()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status > 0) toast(error.message, { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide busy={busy} onClick={() => void press()}>
      {t('entrance.passkey')}
    </Button>
  )
}

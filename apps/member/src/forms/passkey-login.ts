import { startAuthentication } from '@simplewebauthn/browser'
import { api, ApiError } from '../api/api.ts'
import { alertBox, closeLogin } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enterSession } from '../session/session.ts'
import { t } from '../text.ts'

/** Goes in with a token, whatever opened it. */
export const enterWith = async (token: string): Promise<void> => {
  if (!(await enterSession(token))) return
  closeLogin()
  goTo('/Index')
}

/** Asks this device for a passkey and logs in with it. Who changes their mind is told nothing. */
export const logInByPasskey = async (): Promise<void> => {
  try {
    const { data } = await api.sessions.passkeyOptions({}, { quiet: true })
    const signed = await startAuthentication({ optionsJSON: JSON.parse(data.options) }).catch(() => undefined)
    if (!signed) return
    const answer = await api.sessions.passkeyLogin(
      { key: data.key, credential: JSON.stringify(signed) },
      { quiet: true },
    )
    await enterWith(answer.data.access_token)
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) await alertBox(error.message, t('member:ui.error'), 'error')
  }
}

import { api, ApiError } from '../api/api.ts'
import { alertBox } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enterSession } from '../session/session.ts'
import { t } from '../text.ts'
import { findFirstFault, readText } from './fields.ts'
import { describeFault } from './fault-text.ts'
import { loginFields } from './login.fields.ts'

/** What stays in the form after a try; `round` rises when the captcha is used up. */
export type LoginState = { name: string; password: string; captcha: string; round: number }
export const emptyLogin: LoginState = { name: '', password: '', captcha: '', round: 0 }

/** One try to log in. A fault keeps all that was typed; a refusal keeps the account and asks for a new captcha (R4.2). */
export const tryLogin = async (state: LoginState, form: FormData): Promise<LoginState> => {
  const typed = {
    name: readText(form, 'name'),
    password: readText(form, 'password'),
    captcha: readText(form, 'captcha'),
  }
  const proof = readText(form, 'proof')
  const fault = findFirstFault(loginFields, (name) =>
    name === 'captcha' && proof !== '' ? 'proof' : typed[name as keyof typeof typed],
  )
  if (fault) {
    await alertBox(await describeFault(fault), t('member:ui.tip'), 'warn')
    return { ...typed, round: state.round }
  }
  try {
    const answer = await api.sessions.login(
      { ...typed, key: readText(form, 'key'), ...(proof !== '' && { proof }) },
      { quiet: true },
    )
    if (await enterSession(answer.data.access_token)) goTo('/Index')
    return { ...emptyLogin, round: state.round + 1 }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) await alertBox(error.message, t('member:ui.error'), 'error')
    return { ...emptyLogin, name: typed.name, round: state.round + 1 }
  }
}

import { toast } from '@moongate/ui'
import { type Answer, type Asked, api, ApiError } from '../api/api.ts'
import { alertBox, askStep, closeLogin } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enterSession } from '../session/session.ts'
import { t } from '../text.ts'
import { findFirstFault } from './fields.ts'
import { readText } from './read-text.ts'
import { describeFault } from './fault-text.ts'
import { loginFields } from './login.fields.ts'
import { emptyLogin, type LoginState } from './login-state.ts'

type Login = Asked<'sessions', 'login'>

/** How often the work may grow while the browser does it. */
const GUARDED_TRIES = 3

const proveMore = async (name: string): Promise<Pick<Login, 'key' | 'proof'>> => {
  const { data } = await api.sessions.captcha({ name }, { quiet: true })
  const { solve } = await import('./proof-of-work.ts')
  const proof = await solve(data.challenge, { on_share: () => undefined, signal: new AbortController().signal })
  return { key: data.key, ...(proof !== undefined && { proof }) }
}

/** Where others have guessed at the account, the browser does more work and asks again by itself. */
const sendLogin = async (login: Login, tries = GUARDED_TRIES): Promise<Answer<'sessions', 'login'>> => {
  try {
    return await api.sessions.login(login, { quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'sessions.work_needed') || tries === 0) throw error
    if (tries === GUARDED_TRIES) toast(t('member:login.guarded'))
    return sendLogin({ ...login, ...(await proveMore(login.name)) }, tries - 1)
  }
}

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
    const answer = await sendLogin({ ...typed, key: readText(form, 'key'), ...(proof !== '' && { proof }) })
    const { access_token, step } = answer.data
    if (step) askStep(step)
    else if (await enterSession(access_token ?? '')) {
      closeLogin()
      goTo('/Index')
    }
    return { ...emptyLogin, round: state.round + 1 }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) await alertBox(error.message, t('member:ui.error'), 'error')
    return { ...emptyLogin, name: typed.name, round: state.round + 1 }
  }
}

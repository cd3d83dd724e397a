import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'
import type { LoginState } from './login-state.ts'
import { readText } from './read-text.ts'

/** Fetches what a login takes, before it is sent; the first view does not wait for it. */
export const prepareLogin = (): void => void import('./login.ts').catch(() => undefined)

/** One try to log in, with what that takes in a file of its own. While that cannot be had the form keeps what was typed. */
export const logInLater = async (state: LoginState, form: FormData): Promise<LoginState> => {
  const file = await import('./login.ts').catch(() => undefined)
  if (file) return file.tryLogin(state, form)
  await alertBox(t('member:session.no_answer'), t('member:ui.tip'), 'warn')
  const keep = (name: string) => readText(form, name)
  return { name: keep('name'), password: keep('password'), captcha: keep('captcha'), round: state.round }
}

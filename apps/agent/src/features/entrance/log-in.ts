import { api, ApiError } from '../../api/api.ts'
import { writeToken } from '../../session/token.ts'
import { t } from '../../text.ts'
import { readText } from './read-text.ts'

/** What stays in the form after a try; `round` rises with each, because a captcha is used up by it. */
export type Tried = { name: string; fault: string; round: number }

/** One try to enter. Where the account has a second step, `ask` is given its ticket, and no token is kept before (decisions/0261). */
export const tryLogIn =
  (ask: (ticket: string) => void) =>
  async (before: Tried, form: FormData): Promise<Tried> => {
    const name = readText(form, 'name')
    const typed = { name, password: readText(form, 'password'), captcha: readText(form, 'captcha') }
    const round = before.round + 1
    if (Object.values(typed).includes('')) return { name, fault: t('entrance.incomplete'), round: before.round }
    try {
      const { data } = await api.sessions.login({ ...typed, key: readText(form, 'key') }, { quiet: true })
      if (data.step) ask(data.step.ticket)
      else writeToken(data.access_token)
      return { name: '', fault: '', round }
    } catch (error) {
      return { name, fault: error instanceof ApiError ? error.message : '', round }
    }
  }

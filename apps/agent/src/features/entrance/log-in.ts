import { api, ApiError } from '../../api/api.ts'
import { writeToken } from '../../session/token.ts'
import { t } from '../../text.ts'

/** What stays in the form after a try; `round` rises with each, because a captcha is used up by it. */
export type Tried = { name: string; fault: string; round: number }

const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** One try to enter. Here a second factor would be asked for, before the token is kept. */
export const tryLogIn = async (before: Tried, form: FormData): Promise<Tried> => {
  const name = readText(form, 'name').trim()
  const typed = { name, password: readText(form, 'password'), captcha: readText(form, 'captcha').trim() }
  const round = before.round + 1
  if (Object.values(typed).includes('')) return { name, fault: t('entrance.incomplete'), round: before.round }
  try {
    const { data } = await api.sessions.login({ ...typed, key: readText(form, 'key') }, { quiet: true })
    writeToken(data.access_token)
    return { name: '', fault: '', round }
  } catch (error) {
    return { name, fault: error instanceof ApiError ? error.message : '', round }
  }
}

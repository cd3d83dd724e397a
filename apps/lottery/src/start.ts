import { readChoice } from '@moongate/i18n'
import { api } from './api/api.ts'
import { type Launch, parseLaunch } from './session/launch.rules.ts'
import { setSession } from './session/session.ts'
import { loadTexts, t } from './text.ts'

/** The launch token is good once: exchanged, and gone from the address before anything else can read it. */
const exchangeLaunch = async (launch_token: string): Promise<void> => {
  const url = new URL(location.href)
  url.searchParams.delete('launch_token')
  const fragment = new URLSearchParams(url.hash.slice(1))
  fragment.delete('launch_token')
  url.hash = fragment.toString()
  history.replaceState(null, '', url)
  const { data } = await api.lottery.openSession({ launch_token })
  setSession({
    token: data.access_token,
    name: data.name,
    is_demo: data.is_demo,
    currency_symbol: data.currency_symbol,
  })
}

/** Language, texts and game session; answers what the address asked for. A launch that is refused leaves a board one can only look at. */
export const start = async (): Promise<Launch> => {
  const launch = parseLaunch(location)
  await loadTexts(launch.lang ?? readChoice())
  document.title = t('title')
  if (launch.launch_token !== undefined) await exchangeLaunch(launch.launch_token).catch(() => setSession(undefined))
  return launch
}

import { langOf } from '@moongate/i18n'
import { api } from './api/api.ts'
import { type Launch, launchOf } from './session/launch.rules.ts'
import { setSession } from './session/session.ts'
import { loadTexts, t } from './text.ts'

/** The launch token is good once: exchanged, and gone from the address before anything else can read it. */
async function exchange(launch_token: string): Promise<void> {
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
export async function start(): Promise<Launch> {
  const launch = launchOf(location)
  await loadTexts(launch.lang ?? langOf(localStorage.getItem('lang')))
  document.title = t('title')
  if (launch.launch_token !== undefined) await exchange(launch.launch_token).catch(() => setSession(undefined))
  return launch
}

import { ApiError, createOfficeClient, tellSilence } from '@moongate/client'
import { isAway } from '../session/presence.ts'
import { endSession, renewToken, getSession } from '../session/session.store.ts'
import { lang, t, translateCommon } from '../text.ts'
import { hearing } from './hearing.ts'
import { notify } from './notify.tsx'
import { queryClient } from './query-client.ts'

export { ApiError }

/** Somebody else was faster, or the roles have changed: what is on the screen is no longer true. */
const STALE = new Set([403, 404, 409])

const handleRefusal = (message: string, { status }: ApiError): void => {
  notify('bad', message || translateCommon('common:failed'))
  if (STALE.has(status)) void queryClient.invalidateQueries()
}

/** A 401 that ended this tab's session gives the reason; a late one, for a token already replaced or given back, says nothing. */
let forgotten = false
const forget = (): void => {
  if (!getSession()) return
  forgotten = true
  endSession(t('login.ended'))
}

/** The office API with the token of this tab. The client keeps one idempotency key per intent until the server has answered it. */
export const api = createOfficeClient({
  base: '/api/office',
  lang: () => lang,
  tokens: { get: () => getSession()?.token, set: renewToken, clear: forget },
  away: isAway,
  on: {
    unauthorized: ({ message }) => {
      if (forgotten && message) endSession(message)
      forgotten = false
    },
    redirect: (url) => location.assign(url),
    refused: handleRefusal,
    offline: (call) => tellSilence(hearing, call, () => notify('bad', translateCommon('common:network_offline'))),
    timeout: () => notify('bad', translateCommon('common:network_timeout')),
  },
})

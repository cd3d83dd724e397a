import { tellSilence } from '@moongate/client'
import { createWholeClient } from '@moongate/client/whole'
import { toast } from '@moongate/ui'
import { getSession, setSession } from '../session/session.ts'
import { hearing } from './hearing.ts'
import { translateCommon, getLang, t } from '../text.ts'

/** The member API with the game session's token; a token's successor replaces it. */
export const api = createWholeClient({
  base: '/api',
  lang: getLang,
  tokens: {
    get: () => getSession()?.token,
    set: (token) => {
      const current = getSession()
      if (current) setSession({ ...current, token })
    },
    clear: () => setSession(undefined),
  },
  on: {
    unauthorized: ({ message }) => toast(message || t('session_ended'), { tone: 'bad' }),
    redirect: (url) => location.assign(url),
    refused: (message) => toast(message, { tone: 'bad' }),
    offline: (call) =>
      tellSilence(hearing, call, () => toast(translateCommon('common:network_offline'), { tone: 'bad' })),
    timeout: () => toast(translateCommon('common:network_timeout'), { tone: 'bad' }),
  },
})

import { createClient } from '@moongate/client'
import { toast } from '@moongate/ui'
import { session, setSession } from '../session/session.ts'
import { common, lang, t } from '../text.ts'

/** The member API with the game session's token; a token's successor replaces it. */
export const api = createClient({
  base: '/api',
  lang,
  tokens: {
    get: () => session()?.token,
    set: (token) => {
      const current = session()
      if (current) setSession({ ...current, token })
    },
    clear: () => setSession(undefined),
  },
  on: {
    unauthorized: ({ message }) => toast(message || t('session_ended'), { tone: 'bad' }),
    redirect: (url) => location.assign(url),
    refused: (message) => toast(message, { tone: 'bad' }),
    offline: () => toast(common('common:network_offline'), { tone: 'bad' }),
    timeout: () => toast(common('common:network_timeout'), { tone: 'bad' }),
  },
})

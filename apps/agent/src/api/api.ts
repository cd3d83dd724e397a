import { createWholeClient } from '@moongate/client/whole'
import { toast } from '@moongate/ui'
import { readToken, writeToken } from '../session/token.ts'
import { lang, t, translateCommon } from '../text.ts'

export { ApiError } from '@moongate/client'

/** The member API with the member's token; a token's successor replaces it. */
export const api = createWholeClient({
  base: '/api',
  lang: () => lang,
  tokens: { get: readToken, set: writeToken, clear: () => writeToken(undefined) },
  on: {
    unauthorized: ({ message }) => toast(message || t('entrance.ended'), { tone: 'bad' }),
    redirect: (url) => location.assign(url),
    refused: (message) => toast(message, { tone: 'bad' }),
    offline: () => toast(translateCommon('common:network_offline'), { tone: 'bad' }),
    timeout: () => toast(translateCommon('common:network_timeout'), { tone: 'bad' }),
  },
})

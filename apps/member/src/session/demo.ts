import { api } from '../api/api.ts'
import { goTo } from './go.ts'
import { enterSession } from './session.ts'

/** Opens a trial account and goes to Home (R4.3). A refusal has already been shown. */
export const startDemo = async (): Promise<void> => {
  const answer = await api.sessions.demo({}).catch(() => undefined)
  if (answer && (await enterSession(answer.data.access_token, true))) goTo('/Index')
}

import { useDraft } from '@moongate/client/draft'
import { useSessionStore } from '../../session/session.store.ts'

/** The answer to a thread that who is signed in has begun in this tab. */
export const useAnswerDraft = (thread_id: number) => {
  const who = useSessionStore((store) => store.session?.staff.name ?? '')
  return useDraft(`mail answer ${who} ${thread_id}`)
}

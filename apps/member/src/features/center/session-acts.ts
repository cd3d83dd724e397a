import { toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'

/** Does it after a question, then looks again. A refusal has been shown by then. */
const actAfter = async (title: string, text: string, act: () => Promise<unknown>): Promise<void> => {
  if (!(await confirmBox({ title, text, danger: true }))) return
  const done = await act().then(
    () => true,
    () => false,
  )
  await queryClient.invalidateQueries({ queryKey: ['security'] })
  if (done) toast(t('member-security:done'), { tone: 'good' })
}

/** Ends one session. */
export const endOne = (id: string) =>
  actAfter(t('member-security:sessions.end'), t('member-security:sessions.end_text'), () =>
    api.sessions.endSession({ id }),
  )

/** Ends all sessions but this one. */
export const endOthers = () =>
  actAfter(t('member-security:sessions.end_others'), t('member-security:sessions.end_others_text'), () =>
    api.sessions.endOthers({}),
  )

/** Forgets a device and ends the session it has. */
export const forget = (id: string) =>
  actAfter(t('member-security:devices.forget'), t('member-security:devices.forget_text'), () =>
    api.sessions.forgetDevice({ id }),
  )

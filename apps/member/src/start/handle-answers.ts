import { toast } from '@moongate/ui'
import { onAnswers } from '../api/api.ts'
import { hearing } from '../api/hearing.ts'
import { showRefusal } from '../session/refusal.ts'
import { handleSessionEnd } from '../session/session.ts'
import { t } from '../text.ts'
import { showBusy } from '../widgets/busy-line.tsx'
import { showMaintenance } from './maintenance.store.ts'

/** In this time the event stream has found out that the server is away. */
const HEARD_MS = 1_500
const tellNoAnswer = (): void => void toast(t('member:session.no_answer'), { tone: 'bad' })

/** What the shell does about refusals and silence (R8.1). That the server is away is told by the ribbon: a read that gets no answer then says nothing of its own. */
export const handleAnswers = (): void =>
  onAnswers({
    ended: handleSessionEnd,
    busy: showBusy,
    maintenance: showMaintenance,
    refused: showRefusal,
    offline: ({ read }) => {
      if (read) setTimeout(() => hearing.get() === 'up' && tellNoAnswer(), HEARD_MS)
      else tellNoAnswer()
    },
    timeout: () => void toast(t('member:session.timeout'), { tone: 'bad' }),
  })

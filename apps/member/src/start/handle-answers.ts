import { tellSilence } from '@moongate/client'
import { toast } from '@moongate/ui'
import { onAnswers } from '../api/api.ts'
import { hearing } from '../api/hearing.ts'
import { showRefusal } from '../session/refusal.ts'
import { handleSessionEnd } from '../session/session.ts'
import { t } from '../text.ts'
import { showBusy } from '../widgets/busy-line.tsx'
import { showMaintenance } from './maintenance.store.ts'

const tellNoAnswer = (): void => void toast(t('member:session.no_answer'), { tone: 'bad' })

/** What the shell does about refusals and silence (R8.1). */
export const handleAnswers = (): void =>
  onAnswers({
    ended: handleSessionEnd,
    busy: showBusy,
    maintenance: showMaintenance,
    refused: showRefusal,
    offline: (call) => tellSilence(hearing, call, tellNoAnswer),
    timeout: () => void toast(t('member:session.timeout'), { tone: 'bad' }),
  })

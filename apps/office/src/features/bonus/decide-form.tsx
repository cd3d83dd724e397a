import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Bonus, refreshBonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { Facts } from '../../widgets/facts.tsx'

export type Step = 'approve' | 'refuse' | 'end'

const sendStep = (step: Step, id: string, reason: string, signal: AbortSignal) => {
  if (step === 'approve') return api.bonus.approve({ id }, { signal })
  return step === 'refuse'
    ? api.bonus.refuse({ id, reason }, { signal })
    : api.bonus.endBonus({ id, reason }, { signal })
}

const listFacts = ({ member_name, money, kept, lost }: Bonus, step: Step) => [
  { label: t('order.member'), value: member_name },
  { label: t('bonus.bonus'), value: <Money value={money} />, num: true, big: true },
  ...(step === 'end'
    ? [
        { label: t('bonus.kept'), value: <Money value={kept} />, num: true },
        { label: t('bonus.lost'), value: <Money value={lost} />, num: true },
      ]
    : []),
]

/** Asks whether a bonus begins, is refused, or ends. */
export const askDecision = (bonus: Bonus, step: Step): string => {
  const asks = step !== 'approve'
  return askAct({
    title: `${t(`bonus.steps.${step}`)} · ${bonus.bill_no}`,
    about: <Facts facts={listFacts(bonus, step)} />,
    reason: asks ? { description: t('form.reason_hint') } : undefined,
    confirm: t(`bonus.steps.${step}`),
    stops: asks,
    done: t(`bonus.done.${step}`),
    run: (reason, signal) => sendStep(step, bonus.id, reason, signal),
    refresh: refreshBonus,
  })
}

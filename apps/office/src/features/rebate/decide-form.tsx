import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Claim, refreshRebate } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { Facts } from '../../widgets/facts.tsx'

type Step = 'pay' | 'refuse'

/** Asks whether a claim that waits is paid or refused. */
export const askDecision = ({ id, bill_no, member_name, money }: Claim, step: Step): string => {
  const refuses = step === 'refuse'
  const facts = [
    { label: t('order.member'), value: member_name },
    { label: t('order.money'), value: <Money value={money} />, num: true, big: true },
  ]
  return askAct({
    title: t(refuses ? 'rebate.refuse_title' : 'rebate.pay_title', { bill_no }),
    about: <Facts facts={facts} />,
    reason: refuses ? { description: t('rebate.refuse_hint') } : undefined,
    confirm: t(refuses ? 'rebate.refuse' : 'rebate.pay'),
    stops: refuses,
    done: t(refuses ? 'rebate.refused' : 'rebate.paid', { bill_no }),
    run: (reason, signal) =>
      refuses ? api.rebate.refuseClaim({ id, reason }, { signal }) : api.rebate.payClaim({ id }, { signal }),
    refresh: refreshRebate,
  })
}

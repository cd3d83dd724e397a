import { api } from '../../api/api.ts'
import { refreshWheel, type WheelRecord } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { Facts } from '../../widgets/facts.tsx'

/** Asks how a prize is sent. */
export const askSend = ({ id, bill_no, member_name, prize }: WheelRecord): string =>
  askAct({
    title: `${t('wheel.send')} · ${bill_no}`,
    about: (
      <Facts
        facts={[
          { label: t('order.member'), value: member_name },
          { label: t('wheel.prize'), value: prize },
        ]}
      />
    ),
    reason: { label: t('wheel.note'), description: t('wheel.note_hint') },
    confirm: t('wheel.send'),
    done: t('wheel.sent', { bill_no }),
    run: (reason, signal) => api.wheel.sendPrize({ id, reason }, { signal }),
    refresh: refreshWheel,
  })

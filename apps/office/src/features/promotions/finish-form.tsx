import { Stack } from '@mantine/core'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Application, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { About, DIALOG } from './about.tsx'

/** Whether what was approved is paid, or was sent. */
export const FinishForm = ({ row }: { row: Application }) => {
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: row.id,
    done: t('promotions.finished', { bill_no: row.bill_no }),
    run: (signal) => api.promotions.finish({ id: row.id }, { signal }),
    showFaults: () => undefined,
    refresh: refreshPromotions,
  })
  const is_money = row.reward === 'money'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <Stack gap={16}>
        <About row={row} />
        <Facts
          facts={[
            {
              label: t('promotions.reward'),
              value: row.money === null ? row.note : <Money value={row.money} />,
              big: true,
            },
            { label: t('promotions.approved_by'), value: row.approved_by },
          ]}
        />
        <FormFoot state={state} confirm={t(is_money ? 'promotions.pay' : 'promotions.sent')} cancel={cancel} />
      </Stack>
    </form>
  )
}

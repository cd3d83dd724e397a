import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import type { ReactNode } from 'react'
import { api } from '../../api/api.ts'
import { type Application, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { About, DIALOG } from './about.tsx'
import { ApproveForm } from './approve-form.tsx'
import { FinishForm } from './finish-form.tsx'

const RULE = fieldRules.reason

const RefuseForm = ({ row }: { row: Application }) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done: t('promotions.refused', { bill_no: row.bill_no }),
    run: (signal) => api.promotions.refuse({ id: row.id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPromotions,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <About row={row} />
        <Textarea
          label={t('form.reason_label')}
          description={t('promotions.refuse_hint')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('promotions.refuse')} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

const open = (title: string, children: ReactNode): string =>
  modals.open({ modalId: DIALOG, title, size: 480, children })

/** Asks what an application is given. */
export const askApproval = (row: Application): string =>
  open(t('promotions.approve_title', { bill_no: row.bill_no }), <ApproveForm row={row} />)
/** Asks whether what was approved is paid, or was sent. */
export const askFinish = (row: Application): string =>
  open(t('promotions.finish_title', { bill_no: row.bill_no }), <FinishForm row={row} />)
/** Asks why an application is refused. */
export const askRefusal = (row: Application): string =>
  open(t('promotions.refuse_title', { bill_no: row.bill_no }), <RefuseForm row={row} />)

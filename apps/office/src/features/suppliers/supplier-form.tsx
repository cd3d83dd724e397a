import { Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { refreshSuppliers, type Supplier } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { MomentInput } from '../../widgets/day-input.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { isTurned, readDraft, toInput } from './window.rules.ts'
import css from './suppliers.module.css'

const DIALOG = 'supplier'

const SupplierForm = ({ supplier }: { supplier: Supplier }) => {
  const form = useForm({
    initialValues: readDraft(supplier),
    validate: { to: (_, draft) => (isTurned(draft) ? t('suppliers.turned') : null) },
  })
  const draft = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('suppliers.done', { name: supplier.api_title }),
    run: (signal) => api.games.setSupplier(toInput(supplier, draft), { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshSuppliers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={18}>
        <Switch
          label={t('suppliers.enabled')}
          description={t('suppliers.enabled_hint')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
        <Switch
          label={t('suppliers.serviced')}
          description={t('suppliers.serviced_hint')}
          {...form.getInputProps('serviced', { type: 'checkbox' })}
        />
        {draft.serviced && (
          <div className={css.window}>
            <MomentInput
              label={t('suppliers.from')}
              description={t('suppliers.from_hint')}
              value={draft.from}
              error={form.errors.from}
              change={(moment) => form.setFieldValue('from', moment)}
            />
            <MomentInput
              label={t('suppliers.to')}
              description={t('suppliers.to_hint')}
              value={draft.to}
              error={form.errors.to}
              change={(moment) => form.setFieldValue('to', moment)}
            />
          </div>
        )}
        {supplier.book === 'theirs' && <p className={css.note}>{t('suppliers.secrets')}</p>}
        <FormFoot
          state={state}
          confirm={t('suppliers.save')}
          cancel={cancel}
          stops={supplier.enabled && !draft.enabled}
        />
      </Stack>
    </form>
  )
}

/** Asks how a supplier is to stand. */
export const askSupplier = (supplier: Supplier): string =>
  modals.open({
    modalId: DIALOG,
    title: t('suppliers.title', { name: supplier.api_title }),
    size: 560,
    children: <SupplierForm supplier={supplier} />,
  })

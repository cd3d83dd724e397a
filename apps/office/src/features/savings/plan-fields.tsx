import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LANGS } from '@moongate/contract/langs'
import { CYCLE_UNITS } from '@moongate/contract/savings.states'
import { t } from '../../text.ts'
import { MomentInput } from '../../widgets/day-input.tsx'
import type { PlanDraft } from './plan.rules.ts'
import css from './savings.module.css'

type Form = UseFormReturnType<PlanDraft>

/** The name in each language, as members read it. */
export const Names = ({ form }: { form: Form }) => (
  <div className={css.fields}>
    {LANGS.map((lang) => (
      <TextInput
        key={lang}
        label={t('savings.name_in', { lang: t(`savings.langs.${lang}`) })}
        maxLength={30}
        withAsterisk
        {...form.getInputProps(`names.${lang}`)}
      />
    ))}
  </div>
)

/** What is paid, and how often. */
export const Earning = ({ form }: { form: Form }) => (
  <div className={css.fields}>
    <TextInput label={t('savings.rate_label')} inputMode="decimal" withAsterisk {...form.getInputProps('rate')} />
    <TextInput
      label={t('savings.limit_label')}
      description={t('savings.limit_hint')}
      inputMode="decimal"
      {...form.getInputProps('interest_limit')}
    />
    <NumberInput label={t('savings.count_label')} min={1} max={400} {...form.getInputProps('cycle_count')} />
    <Select
      label={t('savings.unit_label')}
      allowDeselect={false}
      data={CYCLE_UNITS.map((value) => ({ value, label: t(`savings.units.${value}`) }))}
      {...form.getInputProps('cycle_unit')}
    />
    <NumberInput label={t('savings.audit_label')} min={0} max={100} {...form.getInputProps('audit_multiple')} />
    <Switch
      label={t('savings.circular_label')}
      {...form.getInputProps('is_circular', { type: 'checkbox' })}
      className={css.switch}
    />
  </div>
)

/** A wall time of the site. */
const Moment = ({ form, name, label }: { form: Form; name: 'opens_at' | 'closes_at'; label: string }) => (
  <MomentInput
    label={label}
    value={form.values[name]}
    error={form.errors[name]}
    change={(moment) => form.setFieldValue(name, moment)}
  />
)

/** Who may buy how much of it, and when. */
export const Selling = ({ form }: { form: Form }) => (
  <div className={css.fields}>
    <TextInput label={t('savings.min_label')} inputMode="decimal" {...form.getInputProps('min_amount')} />
    <TextInput label={t('savings.max_label')} inputMode="decimal" {...form.getInputProps('max_amount')} />
    <Moment form={form} name="opens_at" label={t('savings.opens_label')} />
    <Moment form={form} name="closes_at" label={t('savings.closes_label')} />
    <NumberInput label={t('savings.total_label')} min={1} max={1_000_000} {...form.getInputProps('total_count')} />
    <NumberInput label={t('savings.user_label')} min={0} max={10_000} {...form.getInputProps('user_count')} />
    <NumberInput label={t('savings.rebuy_label')} min={0} max={527_040} {...form.getInputProps('rebuy_minutes')} />
    <NumberInput
      label={t('savings.withdrawal_label')}
      min={0}
      max={43_200}
      {...form.getInputProps('withdrawal_minutes')}
    />
  </div>
)

import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BONUS_OFFERS } from '@moongate/contract/bonus.states'
import { t } from '../../text.ts'
import css from './bonus.module.css'
import type { OfferDraft } from './offer.rules.ts'
import { WagerFields } from './terms-fields.tsx'

type Form = { form: UseFormReturnType<OfferDraft> }

export const Conditions = ({ form }: Form) => (
  <div className={css.fields}>
    <Select
      label={t('bonus.kind')}
      allowDeselect={false}
      data={BONUS_OFFERS.map((value) => ({ value, label: t(`bonus.kinds.${value}`) }))}
      {...form.getInputProps('kind')}
    />
    <NumberInput label={t('bonus.percent')} min={1} max={500} {...form.getInputProps('percent')} />
    <TextInput label={t('bonus.min')} inputMode="decimal" {...form.getInputProps('min')} />
    <TextInput label={t('bonus.max')} inputMode="decimal" {...form.getInputProps('max')} />
    <WagerFields form={form} />
  </div>
)

export const Switches = ({ form }: Form) => (
  <>
    <Switch label={t('bonus.review')} {...form.getInputProps('review', { type: 'checkbox' })} />
    <Switch label={t('bonus.is_on')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
  </>
)

import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BONUS_OFFERS, BONUS_ORDERS } from '@moongate/contract/bonus.states'
import { LANGS } from '@moongate/contract/langs'
import { languages } from '@moongate/i18n'
import { t } from '../../text.ts'
import css from './bonus.module.css'
import type { OfferDraft } from './offer.rules.ts'

type Form = { form: UseFormReturnType<OfferDraft> }

export const Titles = ({ form }: Form) => (
  <div className={css.fields}>
    {LANGS.map((lang) => (
      <TextInput
        key={lang}
        label={t('bonus.title_in', { lang: languages[lang].native })}
        maxLength={60}
        {...form.getInputProps(`titles.${lang}`)}
      />
    ))}
  </div>
)

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
    <NumberInput label={t('bonus.times')} min={0} max={100} {...form.getInputProps('times')} />
    <NumberInput label={t('bonus.days')} min={1} max={90} {...form.getInputProps('days')} />
    <TextInput label={t('bonus.max_bet')} inputMode="decimal" {...form.getInputProps('max_bet')} />
    <Select
      label={t('bonus.order')}
      allowDeselect={false}
      data={BONUS_ORDERS.map((value) => ({ value, label: t(`bonus.orders.${value}`) }))}
      {...form.getInputProps('order')}
    />
  </div>
)

/** How much of a bet on each type of games counts. */
export const Weights = ({ form }: Form) => (
  <fieldset className={css.weights}>
    <legend>{t('bonus.weights')}</legend>
    {form.values.weights.map(({ gameType, text }, i) => (
      <NumberInput key={gameType} label={text} min={0} max={100} {...form.getInputProps(`weights.${i}.percent`)} />
    ))}
  </fieldset>
)

export const Switches = ({ form }: Form) => (
  <>
    <Switch label={t('bonus.review')} {...form.getInputProps('review', { type: 'checkbox' })} />
    <Switch label={t('bonus.is_on')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
  </>
)

import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BONUS_ORDERS } from '@moongate/contract/bonus.states'
import { LANGS } from '@moongate/contract/langs'
import { SPIN_LIMITS, SPIN_PAYS, SPIN_TRIGGERS } from '@moongate/contract/freespins.states'
import { languages } from '@moongate/i18n'
import type { SpinOffers } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import css from './bonus.module.css'
import { listGames, type SpinDraft } from './spin.rules.ts'

type Form = { form: UseFormReturnType<SpinDraft> }

export const SpinTitles = ({ form }: Form) => (
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

/** The game, how many spins of what stake, and what brings them. */
export const SpinConditions = ({ form, suppliers }: Form & Pick<SpinOffers, 'suppliers'>) => (
  <div className={css.fields}>
    <Select
      label={t('freespins.game')}
      allowDeselect={false}
      searchable
      data={listGames(suppliers)}
      {...form.getInputProps('game')}
    />
    <Select
      label={t('freespins.trigger')}
      allowDeselect={false}
      data={SPIN_TRIGGERS.map((value) => ({ value, label: t(`freespins.triggers.${value}`) }))}
      {...form.getInputProps('trigger')}
    />
    <NumberInput label={t('freespins.spins')} min={1} max={500} {...form.getInputProps('spins')} />
    <TextInput label={t('freespins.stake')} inputMode="decimal" {...form.getInputProps('stake')} />
    <NumberInput label={t('freespins.valid_days')} min={1} max={90} {...form.getInputProps('valid_days')} />
    <Select
      label={t('freespins.limit')}
      allowDeselect={false}
      data={SPIN_LIMITS.map((value) => ({ value, label: t(`freespins.limits.${value}`) }))}
      {...form.getInputProps('limit')}
    />
    {form.values.trigger === 'deposit' && (
      <TextInput label={t('bonus.min')} inputMode="decimal" {...form.getInputProps('min')} />
    )}
    {form.values.trigger === 'claim' && (
      <TextInput label={t('freespins.code')} maxLength={20} {...form.getInputProps('code')} />
    )}
  </div>
)

/** What becomes of the wins; the terms of a bonus where they are one. */
export const SpinWins = ({ form }: Form) => (
  <div className={css.fields}>
    <Select
      label={t('freespins.pays')}
      allowDeselect={false}
      data={SPIN_PAYS.map((value) => ({ value, label: t(`freespins.pay.${value}`) }))}
      {...form.getInputProps('pays')}
    />
    <TextInput label={t('freespins.max')} inputMode="decimal" {...form.getInputProps('max')} />
    {form.values.pays === 'bonus' && (
      <>
        <NumberInput label={t('bonus.times')} min={0} max={100} {...form.getInputProps('times')} />
        <NumberInput label={t('bonus.days')} min={1} max={90} {...form.getInputProps('days')} />
        <TextInput label={t('bonus.max_bet')} inputMode="decimal" {...form.getInputProps('max_bet')} />
        <Select
          label={t('bonus.order')}
          allowDeselect={false}
          data={BONUS_ORDERS.map((value) => ({ value, label: t(`bonus.orders.${value}`) }))}
          {...form.getInputProps('order')}
        />
      </>
    )}
  </div>
)

/** How much of a bet on each type of games counts, where wins are a bonus, and the switch. */
export const SpinWeights = ({ form }: Form) => (
  <>
    {form.values.pays === 'bonus' && (
      <fieldset className={css.weights}>
        <legend>{t('bonus.weights')}</legend>
        {form.values.weights.map(({ gameType, text }, i) => (
          <NumberInput key={gameType} label={text} min={0} max={100} {...form.getInputProps(`weights.${i}.percent`)} />
        ))}
      </fieldset>
    )}
    <Switch label={t('bonus.is_on')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
  </>
)

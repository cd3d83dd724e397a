import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { SPIN_LIMITS, SPIN_PAYS, SPIN_TRIGGERS } from '@moongate/contract/freespins.states'
import type { SpinOffer, SpinOffers } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import css from './bonus.module.css'
import { GameChoice } from './game-choice.tsx'
import type { SpinDraft } from './spin.rules.ts'
import { WagerFields, Weights } from './terms-fields.tsx'

type Form = { form: UseFormReturnType<SpinDraft> }

/** The game, how many spins of what stake, and what brings them. */
export const SpinConditions = ({
  form,
  suppliers,
  offer,
}: Form & Pick<SpinOffers, 'suppliers'> & { offer: SpinOffer | undefined }) => (
  <div className={css.fields}>
    <GameChoice form={form} suppliers={suppliers} offer={offer} />
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
    {form.values.pays === 'bonus' && <WagerFields form={form} />}
  </div>
)

/** What counts of bets, where wins are a bonus, and whether it is offered. */
export const SpinSwitches = ({ form }: Form) => (
  <>
    {form.values.pays === 'bonus' && <Weights form={form} />}
    <Switch label={t('bonus.is_on')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
  </>
)

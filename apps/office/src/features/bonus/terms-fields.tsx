import { NumberInput, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BONUS_ORDERS } from '@moongate/contract/bonus.states'
import { LANGS } from '@moongate/contract/langs'
import { languages } from '@moongate/i18n'
import type { ReactNode } from 'react'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { ReasonField } from '../../widgets/reason-field.tsx'
import type { useAct } from '../../widgets/use-act.ts'
import css from './bonus.module.css'

/** What the forms of every offer hold. */
type Draft = { weights: { gameType: number; text: string }[] }
type Form<D extends Draft> = { form: UseFormReturnType<D> }

/** How often what is given must be bet, within how many days, and by which bets. */
export const WagerFields = <D extends Draft>({ form }: Form<D>) => (
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
)

/** How much of a bet on each type of games counts. */
export const Weights = <D extends Draft>({ form }: Form<D>) => (
  <fieldset className={css.weights}>
    <legend>{t('bonus.weights')}</legend>
    {form.values.weights.map(({ gameType, text }, i) => (
      <NumberInput key={gameType} label={text} min={0} max={100} {...form.getInputProps(`weights.${i}.percent`)} />
    ))}
  </fieldset>
)

type FrameProps<D extends Draft> = Form<D> &
  Pick<ReturnType<typeof useAct>, 'state' | 'act' | 'cancel'> & { children: ReactNode }

/** The form of an offer: its title in every language, its terms, and why it is saved. */
export const OfferFrame = <D extends Draft>({ form, state, act, cancel, children }: FrameProps<D>) => (
  <form noValidate onSubmit={form.onSubmit(() => void act())}>
    <Stack gap={16}>
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
      {form.errors['titles'] && <p role="alert">{form.errors['titles']}</p>}
      {children}
      <ReasonField {...form.getInputProps('reason')} />
      <FormFoot state={state} confirm={t('bonus.save')} cancel={cancel} />
    </Stack>
  </form>
)

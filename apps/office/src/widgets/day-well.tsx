import { Input, type InputWrapperProps } from '@mantine/core'
import { languages } from '@moongate/i18n'
import { DayPicker, type DayValue } from '@moongate/ui'
import { type ComponentProps, useId } from 'react'
import { lang, t } from '../text.ts'
import css from './day-well.module.css'

/** Escape in the calendar is for the calendar, not for the dialog that holds the field. */
const MARKS = { 'data-mantine-stop-propagation': 'true' } as const

/** How a field looks; `bare` is named, and without a line above it. */
export type Named = Pick<InputWrapperProps, 'withAsterisk' | 'error' | 'description' | 'w'> & {
  label: string
  bare?: boolean
}

type Props = Named & { typed: ComponentProps<'input'>; day: DayValue }

/** The office's well with a text and the calendar's button beside each other. */
export const DayWell = ({ label, bare = false, error, description, typed, day, ...look }: Props) => {
  const id = useId()
  // The well is no field: the line above it names the text within.
  const well = `${id}-well`
  const notes = [error && `${well}-error`, description && `${well}-description`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      {...look}
      {...(!bare && { label })}
      id={well}
      labelProps={{ htmlFor: id }}
      error={error}
      description={description}
    >
      <Input component="div" className={css.well} error={Boolean(error)}>
        <input
          {...typed}
          id={id}
          {...(bare && { 'aria-label': label })}
          aria-invalid={Boolean(error)}
          aria-describedby={notes || undefined}
        />
        <DayPicker {...day} marks={MARKS} locale={languages[lang].intl} label={`${t('choose_day')} · ${label}`} />
      </Input>
    </Input.Wrapper>
  )
}

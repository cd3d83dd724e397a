import { languages } from '@moongate/i18n'
import { IconButton } from '@moongate/ui'
import { calendar } from '@moongate/ui/icons.gen'
import { useRef, useState } from 'react'
import { lang } from '../text.ts'
import css from './date-input.module.css'
import { parseDay, writeDay, writesOtherwise } from './date-input.rules.ts'

const LOCALE = languages[lang].intl
const OWN = writesOtherwise(navigator.language, LOCALE)

type Props = { value: string; max: string; label: string; open: string; change: (day: string) => void }

/** Written in the site's language, with the browser's calendar behind a button. What is no day goes back to what it was. */
const WrittenDay = ({ value, max, label, open, change }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    const day = typed === undefined ? undefined : parseDay(LOCALE, typed)
    if (day !== undefined && day <= max) change(day)
    setTyped(undefined)
  }
  return (
    <span className={css.day}>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? writeDay(LOCALE, value)}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        onBlur={finish}
      />
      <IconButton icon={calendar} label={`${open} · ${label}`} onClick={() => picker.current?.showPicker()} />
      <input
        ref={picker}
        type="date"
        className={css.picker}
        value={value}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => change(event.target.value)}
      />
    </span>
  )
}

/** A day: the browser's own field where it speaks the site's language, else one that does (R9.8). `open` names the calendar's button. */
export const DateInput = (props: Props) =>
  OWN ? (
    <WrittenDay {...props} />
  ) : (
    <input
      type="date"
      value={props.value}
      max={props.max}
      aria-label={props.label}
      onChange={(event) => props.change(event.target.value)}
    />
  )

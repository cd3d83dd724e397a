import { useId, type KeyboardEvent } from 'react'
import { Icon } from '../show/icon.tsx'
import { backspace } from '../icons.gen.ts'
import { toPlainDigits } from './digits.rules.ts'
import { useField } from './field.tsx'
import styles from './pin-pad.module.css'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

export type PinPadProps = {
  value: string
  onValue: (pin: string) => void
  label: string
  erase: string
  clear: string
  name?: string
  length?: number
}

/** Six digits as dots, from the keyboard or the pad. Only digits are taken; a pasted PIN works. */
export const PinPad = ({ value, onValue, label, erase, clear, name, length = 6 }: PinPadProps) => {
  const own = useId()
  const field = useField()
  const id = field.id ?? own
  const put = (text: string) => onValue(toPlainDigits(text).replace(/\D/g, '').slice(0, length))
  const swallow = (event: KeyboardEvent) =>
    event.key.length === 1 &&
    !/\d/.test(toPlainDigits(event.key)) &&
    !event.ctrlKey &&
    !event.metaKey &&
    event.preventDefault()
  return (
    <div className={styles.pin}>
      <div className={styles.dots}>
        <input
          {...field}
          id={id}
          className={styles.input}
          name={name}
          type="password"
          inputMode="numeric"
          pattern={`\\d{${length}}`}
          autoComplete="off"
          aria-label={field.id ? undefined : label}
          maxLength={length}
          value={value}
          onKeyDown={swallow}
          onChange={(event) => put(event.target.value)}
        />
        {Array.from({ length }, (_, i) => (
          <span key={i} aria-hidden className={styles.dot} data-full={i < value.length || undefined} />
        ))}
      </div>
      <div className={styles.pad} role="group" aria-label={label}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => put(value + key)}>
            {key}
          </button>
        ))}
        <button type="button" className={styles.word} onClick={() => onValue('')}>
          {clear}
        </button>
        <button type="button" onClick={() => put(`${value}0`)}>
          0
        </button>
        <button type="button" aria-label={erase} onClick={() => onValue(value.slice(0, -1))}>
          <Icon d={backspace} />
        </button>
      </div>
    </div>
  )
}

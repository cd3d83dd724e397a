import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { useCurrency } from '../show/currency.tsx'
import { placeCaret, groupMoney, readPastedMoney, stripMoney, ungroupMoney } from './money-input.rules.ts'
import { Input, type InputProps } from './input.tsx'
import styles from './money-input.module.css'

export type MoneyInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'prefix'> & {
  /** Plain decimal string, at most two decimals, no separators. */
  value: string
  onValue: (plain: string) => void
}

/** An amount. Groups while typing, never takes a third decimal; the form gets the plain string under `name`. */
export const MoneyInput = ({ value, onValue, name, ...rest }: MoneyInputProps) => {
  const currency = useCurrency()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  const pasted = useRef<string>(undefined)
  const [shakes, setShakes] = useState(0)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const notePasted = ({ clipboardData }: ClipboardEvent): void => {
    pasted.current = clipboardData.getData('text').trim()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target
    // Only of what is pasted whole: while somebody deletes, `1,234` becomes `1,23` on its way to `123`.
    const plain = ungroupMoney(text.trim() === pasted.current ? readPastedMoney(text) : text)
    pasted.current = undefined
    if (plain === undefined) return setShakes((n) => n + 1)
    const digits_left = stripMoney(text.slice(0, selectionStart ?? text.length)).length
    caret.current = placeCaret(groupMoney(plain), digits_left)
    onValue(plain)
  }
  return (
    <>
      <Input
        {...rest}
        ref={input}
        boxClass={shakes ? styles[`shake${shakes % 2}`] : undefined}
        className={styles.amount}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        prefix={currency && <span className={styles.sign}>{currency}</span>}
        value={groupMoney(value)}
        onPaste={notePasted}
        onChange={change}
      />
      {name && <input type="hidden" name={name} value={value} />}
    </>
  )
}

import { Input, type InputProps, toPlainDigits } from '@moongate/ui'
import type { ClipboardEvent } from 'react'

/** Puts the figures of a pasted number in: with its blanks it was longer than the field takes, and lost its end. */
const pasteNumber = (event: ClipboardEvent<HTMLInputElement>): void => {
  const figures = toPlainDigits(event.clipboardData.getData('text')).replaceAll(/[^\d+]/g, '')
  if (figures === '') return
  event.preventDefault()
  const input = event.currentTarget
  const { selectionStart, selectionEnd, value, maxLength } = input
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  const free = maxLength < 0 ? figures.length : maxLength - value.length + to - from
  input.setRangeText(figures.slice(0, free), from, to, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A phone number, typed or pasted as it stands elsewhere. */
export const PhoneInput = (props: Omit<InputProps, 'onPaste' | 'inputMode' | 'autoComplete'>) => (
  <Input {...props} inputMode="tel" autoComplete="tel" onPaste={pasteNumber} />
)

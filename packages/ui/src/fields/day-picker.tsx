import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { calendar } from '../icons.gen.ts'
import { placeLayer } from '../overlay/use-layer.ts'
import { Calendar } from './calendar.tsx'
import type { CalendarProps } from './calendar-head.tsx'
import styles from './calendar.module.css'
import { fitDay } from './day.rules.ts'
import type { DayValue } from './use-typed-day.ts'

export type DayPickerProps = DayValue &
  Pick<CalendarProps, 'locale' | 'marks'> & {
    /** Name of the button and of what it opens: what is chosen, e.g. "Choose a day · From". */
    label: string
  }

/** Where it opens when no day is chosen. */
const findToday = (): string => new Intl.DateTimeFormat('sv-SE').format(Date.now())

/** Opens as a modal layer under its button; the keys stand on the day that is `at`. */
const useOpened = (dialog: RefObject<HTMLDialogElement | null>, at: string | undefined, close: () => void): void => {
  const is_open = at !== undefined
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = element?.previousElementSibling
    if (!is_open || !element || !(opener instanceof HTMLElement)) return
    element.showModal()
    placeLayer(opener, element, 'start')
    element.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return () => {
      element.close()
      opener.focus()
    }
  }, [dialog, is_open])
  useEffect(() => {
    const element = dialog.current
    const closeOutside = (event: Event) => event.target === element && close()
    element?.addEventListener('click', closeOutside)
    return () => element?.removeEventListener('click', closeOutside)
  })
}

/** A button that opens a calendar (R9.8), as the date picker dialog of the ARIA Authoring Practices. */
export const DayPicker = ({ value, min, max, change, label, locale, marks }: DayPickerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState<string>()
  const close = () => setAt(undefined)
  useOpened(dialog, at, close)
  const choose = (day: string) => {
    close()
    change(day)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const open = () => setAt(fitDay(value || findToday(), min, max))
  return (
    <>
      <IconButton icon={calendar} label={label} aria-haspopup="dialog" onClick={open} />
      {at !== undefined && (
        <dialog {...marks} ref={dialog} className={styles.layer} aria-label={label} onKeyDown={leave} onClose={close}>
          <Calendar {...{ value, at, min, max, locale, marks, choose }} move={setAt} />
        </dialog>
      )}
    </>
  )
}

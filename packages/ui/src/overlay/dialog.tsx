import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { x } from '../icons.gen.ts'
import { cx } from '../lib/cx.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** `typed`: something was put in since it opened, and goes with it. */
  onClose: (typed: boolean) => void
  title: ReactNode
  /** Name of the close button; without it there is none, and neither Esc nor the backdrop closes. */
  close?: string
  size?: 's' | 'm' | 'l'
  footer?: ReactNode
  alert?: boolean
  children?: ReactNode
}

const STOPS = 'a, button, input, select, textarea, summary, [tabindex]'

/** Words that are longer than their dialog are a stop of the keyboard, where nothing in them is: else no key reaches their end. */
const watchScrolling = (content: HTMLElement | null) => {
  if (!content) return undefined
  const watch = new ResizeObserver(() => {
    if (content.scrollHeight > content.clientHeight && !content.querySelector(STOPS)) content.tabIndex = 0
  })
  watch.observe(content)
  return () => watch.disconnect()
}

/** A modal layer on the platform's own dialog: focus starts at `[data-focus]`, stays inside, Esc closes the top one, focus returns to the opener. */
export const Dialog = ({ open, onClose, title, close, size = 'm', footer, alert, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const title_id = useId()
  const typed = useRef(false)
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    leave.current = close ? () => onClose(typed.current) : undefined
  })
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    const cancel = (event: Event) => {
      event.preventDefault()
      if (event.defaultPrevented) leave.current?.()
    }
    const closeOutside = (event: Event) => !alert && event.target === element && leave.current?.()
    const note = () => void (typed.current = true)
    // Browsers let a repeated Escape through without asking; whether the dialog goes is still for its owner to say.
    const standAgain = () => {
      element.showModal()
      leave.current?.()
    }
    typed.current = false
    element.addEventListener('input', note)
    element.addEventListener('close', standAgain)
    element.addEventListener('cancel', cancel)
    element.addEventListener('click', closeOutside)
    element.showModal()
    element.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      element.removeEventListener('close', standAgain)
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open, alert])
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[size])}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={title_id}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={title_id}>{title}</h2>
          {close && <IconButton icon={x} label={close} onClick={() => onClose(typed.current)} />}
        </div>
        <div ref={watchScrolling} className={styles.content}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}

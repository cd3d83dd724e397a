import { useEffect, useState } from 'react'
import { Icon } from '../show/icon.tsx'
import { VisuallyHidden } from '../show/visually-hidden.tsx'
import { check, copy } from '../icons.gen.ts'
import { cx } from '../lib/cx.ts'
import { buildButtonClass } from './button.tsx'
import styles from './copy-button.module.css'

/** Copies through the clipboard, or by selection where a page has no right to it. False when neither works. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    return done
  }
}

/** Copies `text`; the confirmation stays 500 ms, then fades, and is announced once (R4.22). */
export const CopyButton = ({
  text,
  label,
  done,
  onFail,
}: {
  text: string
  label: string
  done: string
  onFail?: () => void
}) => {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), 500)
    return () => clearTimeout(timer)
  }, [copied])
  const press = async () => ((await copyText(text)) ? setCopied((n) => n + 1) : onFail?.())
  return (
    <button
      type="button"
      className={cx(buildButtonClass({ size: 's' }), styles.copy)}
      data-copied={copied > 0 || undefined}
      onClick={() => void press()}
    >
      <Icon d={copied ? check : copy} size={16} />
      <span className={styles.label}>{label}</span>
      <span className={styles.done} aria-hidden>
        {done}
      </span>
      <VisuallyHidden live>{copied ? done : ''}</VisuallyHidden>
    </button>
  )
}

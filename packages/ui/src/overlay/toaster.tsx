import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { alertTriangle, circleCheck, infoCircle, x } from '../icons.gen.ts'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import { dismissToast, toasts, type ToastItem } from './toast.store.ts'
import styles from './toaster.module.css'

const icons = { info: infoCircle, good: circleCheck, bad: alertTriangle }

const Toast = ({ item, close }: { item: ToastItem; close: string }) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(item.id), item.stay_ms)
    return () => clearTimeout(timer)
  }, [held, item])
  const runAction = () => {
    item.action?.run()
    dismissToast(item.id)
  }
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <li className={cx(styles.toast, styles[item.tone])} {...hold}>
      <Icon d={icons[item.tone]} size={22} />
      <p role={item.tone === 'bad' ? 'alert' : undefined}>{item.text}</p>
      {item.action && (
        <button type="button" className={styles.action} onClick={runAction}>
          {item.action.label}
        </button>
      )}
      <IconButton icon={x} label={close} onClick={() => dismissToast(item.id)} />
    </li>
  )
}

/** Where toasts appear; once per app. `label` names the region. A new toast rises above an open dialog. */
export const Toaster = ({ label, close }: { label: string; close: string }) => {
  const items = useSyncExternalStore(toasts.watch, toasts.current, toasts.current)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (items.length > 0) element.showPopover()
  }, [items])
  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <Toast key={item.id} item={item} close={close} />
        ))}
      </ol>
    </section>
  )
}

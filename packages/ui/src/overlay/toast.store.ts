export type ToastTone = 'info' | 'good' | 'bad'
export type ToastItem = {
  id: number
  tone: ToastTone
  text: string
  action?: { label: string; run: () => void }
  stay_ms: number
}

let items: ToastItem[] = []
let last_id = 0
const watchers = new Set<() => void>()

const set = (next: ToastItem[]): void => {
  items = next
  for (const changed of watchers) changed()
}

/**
 * Shows a message for 4 s, or 5 s when it offers an action such as undo. At most four at once, oldest leaves; one that is there
 * already is not shown beside itself, it stays as long as a new one.
 */
export const toast = (text: string, options: { tone?: ToastTone; action?: ToastItem['action'] } = {}): number => {
  const { tone = 'info', action } = options
  const same = action ? undefined : items.find((item) => item.text === text && item.tone === tone && !item.action)
  const item = { id: same?.id ?? ++last_id, text, tone, action, stay_ms: action ? 5000 : 4000 }
  set(same ? items.map((one) => (one === same ? item : one)) : [...items, item].slice(-4))
  return item.id
}

/** Takes a message away before its time. */
export const dismissToast = (id: number): void => set(items.filter((item) => item.id !== id))

export const toasts = {
  watch: (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  },
  current: () => items,
}

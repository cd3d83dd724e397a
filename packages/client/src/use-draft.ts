import { useSyncExternalStore } from 'react'
import { DRAFT_MARK } from './drafts.ts'

const heard = new Set<() => void>()

const watch = (tell: () => void): (() => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}
const read = (key: string): string | null => sessionStorage.getItem(DRAFT_MARK + key)
const keep = (key: string, text: string | undefined): void => {
  if (text === undefined) sessionStorage.removeItem(DRAFT_MARK + key)
  else sessionStorage.setItem(DRAFT_MARK + key, text)
  for (const tell of heard) tell()
}

/**
 * What is typed and not sent yet, for as long as this tab lives: who looks at another screen meanwhile, chooses another language or
 * loads the page anew finds it again. `key` says whose it is and what it is about; `first` is what stands there before. `dropText` forgets what was sent, unless more was typed since.
 */
export const useDraft = (key: string, first = '') => ({
  text: useSyncExternalStore(watch, () => read(key) ?? first),
  setText: (text: string) => keep(key, text),
  dropText: (sent: string) => {
    if ((read(key) ?? first) === sent) keep(key, undefined)
  },
})

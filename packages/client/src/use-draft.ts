import { useSyncExternalStore } from 'react'
import { DRAFTS } from './drafts.ts'

const heard = new Set<() => void>()

const watch = (tell: () => void): (() => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}
/** Each text by its key, in the form of an address's search. */
const readAll = () => new URLSearchParams(sessionStorage.getItem(DRAFTS) ?? '')
const read = (key: string): string | null => readAll().get(key)
const keep = (key: string, text: string | undefined): void => {
  const all = readAll()
  if (text === undefined) all.delete(key)
  else all.set(key, text)
  sessionStorage.setItem(DRAFTS, String(all))
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

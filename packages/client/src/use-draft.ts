import { useSyncExternalStore } from 'react'

const drafts = new Map<string, string>()
const heard = new Set<() => void>()

const watch = (tell: () => void): (() => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}
const keep = (key: string, text: string | undefined): void => {
  if (text === undefined) drafts.delete(key)
  else drafts.set(key, text)
  for (const tell of heard) tell()
}

/**
 * What is typed and not sent yet, for as long as the page lives: who looks at another tab or screen meanwhile finds it again. `key`
 * says whose it is and what it is about; `first` is what stands there before. `dropText` forgets what was sent, unless more was typed since.
 */
export const useDraft = (key: string, first = '') => ({
  text: useSyncExternalStore(watch, () => drafts.get(key) ?? first),
  setText: (text: string) => keep(key, text),
  dropText: (sent: string) => {
    if ((drafts.get(key) ?? first) === sent) keep(key, undefined)
  },
})

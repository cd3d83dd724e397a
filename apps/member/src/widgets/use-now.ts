import { useSyncExternalStore } from 'react'

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()
const tick = () => {
  now = Date.now()
  for (const listener of listeners) listener()
}

const follow = (listener: () => void) => {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
const ignore = () => () => undefined
const readNow = () => now

/** This browser's clock, moving on each second while it runs: all who follow it move together, in one picture. */
export const useNow = (running = true): number => useSyncExternalStore(running ? follow : ignore, readNow)

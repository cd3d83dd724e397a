import { useSyncExternalStore } from 'react'
import { formatSiteDay } from './site-day.rules.ts'

/** Wherever a site stands, its midnight falls on a quarter of an hour. */
const QUARTER_MS = 900_000

const watchDay = (tell: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(look, QUARTER_MS - (Date.now() % QUARTER_MS))
  }
  const look = () => {
    clearTimeout(timer)
    wait()
    tell()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today on the site's clock, `YYYY-MM-DD`. Another day begins while a screen is open, and is there when a tab that slept is looked at again. */
export const useSiteDay = (time_zone: string): string =>
  useSyncExternalStore(watchDay, () => formatSiteDay(new Date(Date.now()), time_zone))

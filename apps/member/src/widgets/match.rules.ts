import { type Lang, languages } from '@moongate/i18n'

const DAY = { weekday: 'short' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** When a match starts, by the clock of whoever looks; with its day of the week where that is another one. */
export const formatKickOff = (lang: Lang, starts_at: number, now = Date.now()): string => {
  const [at, same] = [new Date(starts_at), new Date(starts_at).toDateString() === new Date(now).toDateString()]
  return new Intl.DateTimeFormat(languages[lang].intl, { ...(!same && DAY), ...CLOCK }).format(at)
}

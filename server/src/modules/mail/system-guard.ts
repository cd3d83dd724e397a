import type { MessageKey } from '@moongate/i18n'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import { formatWireTime } from '../../kernel/time.ts'
import type { excluded, exclusionEnded, limitChanged } from '../protection/index.ts'
import { currencySymbolSetting, readSetting, type Text } from '../site/index.ts'
import { writeMoney } from './blank.rules.ts'
import type { MailDeps } from './deps.ts'
import { writeEach, writeSystemMail } from './system.ts'

type Heard<E extends { payload: z.ZodType }> = z.output<E['payload']>
type Word = Extract<MessageKey, `mail:words.${string}`>
/** Seconds in a hundredth of an hour: time is told as hours with two decimals. */
const SECONDS_OF_CENT = 36n

/** The same words in every language. */
export const writeWords = (d: MailDeps, key: Word, params: Record<string, string | Text> = {}): Text =>
  writeEach((lang) => {
    const read = (value: string | Text): string => (typeof value === 'string' ? value : (value[lang] ?? ''))
    const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, read(value)]))
    return d.translate(lang)(key, filled)
  })

/** A moment as the site's time zone has it. */
export const writeTime = (d: MailDeps, at: Date): string => formatWireTime(at, d.config.site_time_zone)

const writeAmount = async (d: MailDeps, kind: string, amount: bigint): Promise<string | Text> =>
  kind === 'time'
    ? writeWords(d, 'mail:words.hours', { hours: toWire(amount / SECONDS_OF_CENT) })
    : writeMoney(await readSetting(d.db, currencySymbolSetting), amount)

/** Writes that a limit holds, was asked to be looser, or was loosened. */
export const tellLimit = async (
  d: MailDeps,
  { member_id, id, at, kind, period, change, amount, ripe_at }: Heard<typeof limitChanged>,
): Promise<void> => {
  const params = {
    amount: amount === null ? '' : await writeAmount(d, kind, amount),
    time: ripe_at === null ? '' : writeTime(d, ripe_at),
  }
  const blanks = {
    limit: writeWords(d, `mail:words.limits.${kind}_${period}`),
    change: writeWords(d, `mail:words.changes.${change}`, params),
    time: writeTime(d, at),
  }
  await writeSystemMail(d, 'limit_changed', { member_id, about: id }, blanks)
}

/** Writes that a time-out or an exclusion began, and until when it holds. */
export const tellExclusion = (
  d: MailDeps,
  { member_id, id, at, kind, until }: Heard<typeof excluded>,
): Promise<void> => {
  const blanks = {
    what: writeWords(d, `mail:words.exclusions.${kind}`),
    until: until === null ? writeWords(d, 'mail:words.ever') : writeTime(d, until),
    time: writeTime(d, at),
  }
  return writeSystemMail(d, 'exclusion_begun', { member_id, about: id }, blanks)
}

/** Writes that it is over. */
export const tellExclusionEnd = (
  d: MailDeps,
  { member_id, id, at, kind }: Heard<typeof exclusionEnded>,
): Promise<void> =>
  writeSystemMail(
    d,
    'exclusion_ended',
    { member_id, about: id },
    { what: writeWords(d, `mail:words.exclusions.${kind}`), time: writeTime(d, at) },
  )

import type { Kernel } from '../../kernel/index.ts'
import { formatWireTime, parseInstant } from '../../kernel/time.ts'
import { switchSettings } from '../policy/index.ts'
import { cleanTexts, putSetting } from '../site/index.ts'
import { insertActivity, type NewActivity } from './activity.sql.ts'
import activities from './seed/activities.json' with { type: 'json' }

const DAY_MS = 86_400_000

/** From which day to which day, counted from the day of the seed. */
type Written = Omit<NewActivity, 'starts_at' | 'ends_at' | 'own_picture'> & { from_day: number; to_day: number }

/** The demo operator's activities: of every apply type, some for levels, one that comes and one that has ended. */
export const seedPromotions = async (d: Pick<Kernel, 'db' | 'clock' | 'config'>): Promise<void> => {
  const findMidnight = (days: number): Date => {
    const day = formatWireTime(new Date(d.clock.now().getTime() + days * DAY_MS), d.config.site_time_zone).slice(0, 10)
    return parseInstant(day, d.config.site_time_zone) ?? d.clock.now()
  }
  for (const { from_day, to_day, ...written } of activities as Written[]) {
    const dates = { starts_at: findMidnight(from_day), ends_at: findMidnight(to_day) }
    await insertActivity(
      d.db,
      { ...written, own_picture: '', content: cleanTexts(written.content), ...dates },
      'demo',
      null,
    )
  }
  await putSetting(d.db, switchSettings.promotions, '1')
}

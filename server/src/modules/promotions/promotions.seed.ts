import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { cleanTexts, putSetting } from '../site/index.ts'
import { insertActivity, type NewActivity } from './activity.sql.ts'
import activities from './seed/activities.json' with { type: 'json' }

const DAY_MS = 86_400_000

/** From which day to which day, counted from the day of the seed. */
type Written = Omit<NewActivity, 'starts_at' | 'ends_at'> & { from_day: number; to_day: number }

/** The demo operator's activities: of every apply type, some for levels, one that comes and one that has ended. */
export const seedPromotions = async (d: Pick<Kernel, 'db' | 'clock'>): Promise<void> => {
  const today = Math.floor(d.clock.now().getTime() / DAY_MS) * DAY_MS
  for (const { from_day, to_day, ...written } of activities as Written[]) {
    const dates = { starts_at: new Date(today + from_day * DAY_MS), ends_at: new Date(today + to_day * DAY_MS) }
    await insertActivity(d.db, { ...written, content: cleanTexts(written.content), ...dates }, 'demo', null)
  }
  await putSetting(d.db, switchSettings.promotions, '1')
}

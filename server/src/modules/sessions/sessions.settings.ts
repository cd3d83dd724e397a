import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** How long a session lives without a call; a year at most. */
export const sessionSetting = defineSetting('session', {
  schema: z.object({ idle_minutes: z.number().positive().max(525_600) }),
  default: { idle_minutes: 120 },
  group: 'access',
  help: 'sessions:settings.session',
})

export const sessionsSettings = [sessionSetting] as const

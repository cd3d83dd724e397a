import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** For how many days pictures of papers are kept that were refused or have run out. */
export const papersSetting = defineSetting('papers', {
  schema: z.object({ keep_days: z.int().min(1).max(3650) }),
  default: { keep_days: 30 },
  group: 'risk',
  help: 'papers:settings.papers',
})

export const papersSettings = [papersSetting] as const

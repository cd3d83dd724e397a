import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

/** For how many days pictures of papers are kept that were refused or have run out. */
export const papersSetting = defineSetting('papers', {
  schema: z.object({ keep_days: z.int().min(1).max(3650) }),
  default: { keep_days: 30 },
  group: 'risk',
  help: 'papers:settings.papers',
})

/** Minor units; nothing written is null: at no sum. */
const sumOrNever = z.union([z.literal('').transform(() => null), amountInSetting])

/** Above which sum a withdrawal asks who its member is: by itself, with all of thirty days, with all that they ever withdrew. */
export const withdrawalPapersSetting = defineSetting('withdrawal_papers', {
  schema: z.object({ single_above: sumOrNever, month_above: sumOrNever, total_above: sumOrNever }),
  default: { single_above: '50000.00', month_above: '50000.00', total_above: '' },
  group: 'risk',
  help: 'papers:settings.withdrawal_papers',
})

export const papersSettings = [papersSetting, withdrawalPapersSetting] as const

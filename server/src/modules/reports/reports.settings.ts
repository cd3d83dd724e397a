import { reportsRoutes } from '@moongate/contract/reports'
import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** Names of measured statistics that the operator hides (R1.11). */
export const hiddenStatisticsSetting = defineSetting('hidden_statistics', {
  schema: z.array(reportsRoutes.statistics.output.shape.data.keyof()),
  default: [],
  group: 'look',
  help: 'reports:settings.hidden_statistics',
})

export const reportsSettings = [hiddenStatisticsSetting] as const

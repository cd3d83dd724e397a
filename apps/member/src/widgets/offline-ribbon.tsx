import { useAway } from '@moongate/client/react'
import { Ribbon } from '@moongate/ui'
import { hearing } from '../api/hearing.ts'
import { t } from '../text.ts'

/** Says that the server is away, until it is heard again. */
export const OfflineRibbon = () => <Ribbon>{useAway(hearing) && t('common:server_away')}</Ribbon>

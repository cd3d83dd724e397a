import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../api/queries.ts'
import { formatSiteDay } from './site-day.rules.ts'

const DEFAULT_ZONE = 'Asia/Shanghai'

/** Today on the site's clock, and that clock's zone. */
export const useToday = (): { today: string; zone: string } => {
  const zone = useQuery(configsQuery).data?.time_zone ?? DEFAULT_ZONE
  const [now] = useState(() => new Date(Date.now()))
  return { today: formatSiteDay(now, zone), zone }
}

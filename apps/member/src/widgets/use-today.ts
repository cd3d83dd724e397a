import { useSiteDay } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../api/queries.ts'

const DEFAULT_ZONE = 'Asia/Shanghai'

/** Today on the site's clock, and that clock's zone. */
export const useToday = (): { today: string; zone: string } => {
  const zone = useQuery(configsQuery).data?.time_zone ?? DEFAULT_ZONE
  return { today: useSiteDay(zone), zone }
}

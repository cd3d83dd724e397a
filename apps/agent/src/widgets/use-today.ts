import { useSiteDay } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { lookQuery } from '../api/queries.ts'

/** The day of the site, which is not the browser's everywhere; nothing until its clock is known, and a second try where that could not be read. */
export const useToday = (): { today: string | undefined; retry: (() => void) | undefined } => {
  const { data, isError, refetch } = useQuery(lookQuery)
  const today = useSiteDay(data?.time_zone ?? 'UTC')
  return { today: data && today, retry: isError && !data ? () => void refetch() : undefined }
}

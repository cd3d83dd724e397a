import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../api/queries.ts'

/** The day of the site, which is not the browser's everywhere; nothing until it is known, and a second try where it could not be read. */
export const useToday = (): { today: string | undefined; retry: (() => void) | undefined } => {
  const { data, isError, refetch } = useQuery(overviewQuery('day'))
  return { today: data?.now.to, retry: isError && !data ? () => void refetch() : undefined }
}

import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../api/queries.ts'

/** The day of the site, which is not the browser's everywhere; nothing until it is known. */
export const useToday = (): string | undefined => useQuery(overviewQuery('day')).data?.now.to

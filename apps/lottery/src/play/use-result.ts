import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ticket } from '../api/answers.ts'
import { issueTicketsQuery } from '../api/queries.ts'
import { withholdTicket } from './reveal.rules.ts'
import type { Reveal } from './use-reveal.ts'

/** The player's tickets of an issue, as far as its balls have landed. Nothing is asked without an issue. */
export const useIssueTickets = (
  code: string,
  issue: string | undefined,
  { shown, falling }: Reveal,
): Ticket[] | undefined => {
  const told = falling?.issue ?? shown?.issue
  const drawn = issue !== undefined && told !== undefined && issue <= told
  const { data } = useQuery({ ...issueTicketsQuery(code, issue ?? '', drawn), enabled: issue !== undefined })
  const until = shown?.issue
  return useMemo(
    () => (issue === undefined ? undefined : data?.map((ticket) => withholdTicket(ticket, until))),
    [issue, data, until],
  )
}

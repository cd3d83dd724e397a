import { Pager, Table } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '../../api/answers.ts'
import { ticketsQuery } from '../../api/queries.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { withholdTicket } from '../../play/reveal.rules.ts'
import { t } from '../../text.ts'
import { buildTicketColumns } from './ticket-columns.tsx'

type Props = { code: string; until: string | undefined; onProof: (ticket: Ticket) => void }

/** The player's own tickets, newest first, each with what was promised and, once it was drawn, its proof. */
export const MyBets = ({ code, until, onProof }: Props) => {
  const [page, setPage] = useState(1)
  const { data, isFetching, isLoadingError, refetch } = useQuery(ticketsQuery(code, page))
  const texts = {
    label: t('tab_bets'),
    previous: t('previous'),
    next: t('next'),
    page: (n: number) => t('page', { n }),
  }
  return (
    <>
      <Table
        caption={t('tab_bets')}
        columns={buildTicketColumns(onProof)}
        rows={data?.data.map((ticket) => withholdTicket(ticket, until))}
        rowKey={(ticket) => ticket.id}
        loading={isFetching && !data}
        empty={t('no_bets')}
        error={isLoadingError && <LoadFailed retry={() => void refetch()} />}
      />
      <Pager page={page} pages={data?.last_page} onPage={setPage} texts={texts} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { type Box, boxQuery } from '../../api/mail-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RecordsPager } from '../../widgets/records-pager.tsx'
import { BoxTools } from './box-tools.tsx'
import { MailRow } from './mail-row.tsx'
import css from './mail.module.css'
import { toggleChoice } from './mail.rules.ts'

/** One box, a page at a time: several are chosen by their ticks, one is opened by its title. */
export const Mailbox = ({ box }: { box: Box }) => {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [open, setOpen] = useState(0)
  const { data, isError, refetch } = useQuery(boxQuery(box, page))
  if (!data) return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton height={260} />
  const mails = data.data.data
  const go = (next: number) => {
    setPage(next)
    setChosen([])
  }
  if (data.data.total === 0) return <EmptyState motif="bell" title={t(`member-mail:none.${box}`)} />
  return (
    <div className={css.box}>
      <BoxTools box={box} mails={mails} chosen={mails.filter(({ id }) => chosen.includes(id))} choose={setChosen} />
      <ul className={css.rows}>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            box={box}
            open={open === mail.id}
            toggle={() => setOpen(open === mail.id ? 0 : mail.id)}
            chosen={chosen.includes(mail.id)}
            choose={() => setChosen(toggleChoice(chosen, mail.id))}
          />
        ))}
      </ul>
      <RecordsPager page={page} pages={data.data.last_page} go={go} />
    </div>
  )
}

import { Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { paperQuery, type PaperFile, type PaperRow } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { PaperSteps } from './paper-steps.tsx'
import css from './papers.module.css'
import { Picture } from './picture.tsx'
import { Screening } from './screening.tsx'
import { describeKind, describeState } from './words.ts'

const DIALOG = 'paper'

const listFacts = ({ paper, phone, registered_at, min_age, birth_on }: PaperFile) => [
  { label: t('members.realname'), value: paper.realname, big: true },
  { label: t('order.member'), value: paper.member_name },
  { label: t('papers.phone'), value: phone, num: true },
  { label: t('papers.registered_at'), value: registered_at, num: true },
  { label: t('papers.age'), value: String(min_age), num: true },
  { label: t('papers.birth_on'), value: birth_on, num: true },
  { label: t('papers.made_at'), value: paper.made_at, num: true },
  { label: t('order.state'), value: <StateChip state={paper.state} text={describeState(paper.state)} /> },
  { label: t('papers.good_until'), value: paper.good_until, num: true },
  { label: t('order.handled_by'), value: paper.decided_by },
  { label: t('order.reason'), value: paper.reason },
]

const PaperDialog = ({ id }: { id: string }) => {
  const { data, isError, error, isFetching, refetch } = useQuery(paperQuery(id))
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return null
  const { paper } = data
  return (
    <div className={css.file}>
      <div className={css.pictures}>
        {paper.pictures.map((picture, i) => (
          <Picture key={picture} paper_id={paper.id} id={picture} n={i + 1} />
        ))}
        {paper.pictures_gone_at !== null && (
          <p className={css.quiet}>{t('papers.gone', { time: paper.pictures_gone_at })}</p>
        )}
      </div>
      <Stack gap={18}>
        <Facts facts={listFacts(data)} />
        <Screening file={data} />
        <PaperSteps paper={paper} />
      </Stack>
    </div>
  )
}

/** A paper: its pictures beside what the member told us, and the steps that are open. */
export const showPaper = ({ id, kind, member_name }: PaperRow): string =>
  modals.open({
    modalId: DIALOG,
    title: t('papers.title', { kind: describeKind(kind), name: member_name }),
    size: 1080,
    children: <PaperDialog id={id} />,
  })

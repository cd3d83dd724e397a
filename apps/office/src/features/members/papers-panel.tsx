import { Button, Skeleton } from '@mantine/core'
import { PAPER_READERS } from '@moongate/contract/papers.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { memberPapersQuery } from '../../api/papers.ts'
import type { MemberFile } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { t, translatePapers } from '../../text.ts'
import { Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askForPaper } from './ask-form.tsx'
import css from './member.module.css'

type Member = Pick<MemberFile['member'], 'id' | 'name'>

const Papers = ({ id }: Member) => {
  const { data, isError, error, isFetching, refetch } = useQuery(memberPapersQuery(id))
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={80} />
  return (
    <>
      {data.papers.length === 0 && <p className={css.quiet}>{t('papers.none_sent')}</p>}
      <ul className={css.papers}>
        {data.asks.map(({ kind, reason, asked_at }) => (
          <li key={`ask ${kind}`}>
            {t('papers.asks', { kind: translatePapers(`papers:kinds.${kind}`) })}
            <small>
              {asked_at} · {reason}
            </small>
          </li>
        ))}
        {data.papers.map(({ id: key, kind, state, made_at, decided_by, reason }) => (
          <li key={key}>
            {translatePapers(`papers:kinds.${kind}`)}{' '}
            <StateChip state={state} text={translatePapers(`papers:states.${state}`)} />
            <small>{[made_at, decided_by, reason].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the member showed of who they are, and what they were asked for; for those who see papers. */
export const PapersPanel = ({ member }: { member: Member }) => {
  if (!hasRole(useRoles(), PAPER_READERS)) return null
  return (
    <div className={css.wide}>
      <Panel title={t('papers.history')}>
        <div className={css.inner}>
          <Papers id={member.id} name={member.name} />
          <Button variant="default" mt={14} onClick={() => askForPaper(member)}>
            {t('papers.ask')}
          </Button>
        </div>
      </Panel>
    </div>
  )
}

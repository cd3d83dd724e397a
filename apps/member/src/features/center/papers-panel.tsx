import { useQuery } from '@tanstack/react-query'
import { Badge, Skeleton } from '@moongate/ui'
import { type Paper, type Papers, papersQuery } from '../../api/papers-queries.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { PaperPicture } from './paper-picture.tsx'
import { PapersForm } from './papers-form.tsx'
import css from './papers.module.css'

const TONES: Partial<Record<Papers['standing'], 'good' | 'warn'>> = {
  accepted: 'good',
  refused: 'warn',
  expired: 'warn',
  asked: 'warn',
}

const Standing = ({ papers: { standing, asks } }: { papers: Papers }) => (
  <>
    <output className={css.standing} data-tone={TONES[standing]}>
      {t(`member-security:papers.standing.${standing}`)}
    </output>
    {asks.length > 0 && (
      <ul className={css.asks}>
        {asks.map(({ kind, reason }) => (
          <li key={kind}>
            <b>{t(`member-security:papers.kinds.${kind}`)}</b> {reason}
          </li>
        ))}
      </ul>
    )}
  </>
)

const Sent = ({ paper }: { paper: Paper }) => {
  const { kind, state, made_at, reason, good_until, pictures, pictures_gone_at } = paper
  return (
    <article className={css.paper}>
      <h3>
        {t(`member-security:papers.kinds.${kind}`)}
        <Badge tone={state === 'accepted' ? 'good' : state === 'refused' ? 'bad' : 'info'}>
          {t(`member-security:papers.states.${state}`)}
        </Badge>
      </h3>
      <p className={css.note}>{t('member-security:papers.sent_at', { time: formatTime(made_at) })}</p>
      {reason !== '' && <p>{t('member-security:papers.reason', { reason })}</p>}
      {good_until !== null && <p className={css.note}>{t('member-security:papers.good_until', { day: good_until })}</p>}
      {pictures_gone_at !== null && (
        <p className={css.note}>{t('member-security:papers.gone', { time: formatTime(pictures_gone_at) })}</p>
      )}
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map((id, i) => (
            <PaperPicture key={id} id={id} n={i + 1} />
          ))}
        </ul>
      )}
    </article>
  )
}

/** What is asked of a member and why, how it stands, the form, what they sent, and what is kept of it for how long. */
export const PapersPanel = () => {
  const { data, isError, refetch } = useQuery(papersQuery)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius={20} />
  return (
    <>
      <Panel title={t('member-security:papers.title')} text={t('member-security:papers.text')}>
        <div className={css.form}>
          <Standing papers={data} />
          <PapersForm papers={data} />
          <p className={css.note}>{t('member-security:papers.kept', { days: data.keep_days })}</p>
        </div>
      </Panel>
      {data.papers.length > 0 && (
        <Panel title={t('member-security:papers.history')}>
          {data.papers.map((paper) => (
            <Sent key={paper.id} paper={paper} />
          ))}
        </Panel>
      )}
    </>
  )
}

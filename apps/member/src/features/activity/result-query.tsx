import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Field, Input, Skeleton, type Tone } from '@moongate/ui'
import { useState } from 'react'
import { resultsQuery } from '../../api/activity-queries.ts'
import { getMaxLength } from '../../forms/fields.ts'
import { readText } from '../../forms/read-text.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { RecordsPager } from '../../widgets/records-pager.tsx'
import css from './activity.module.css'

const TONES: readonly Tone[] = ['wait', 'info', 'bad', 'good']

/** One account's applications, a page at a time. */
const Results = ({ id, name }: { id: number; name: string }) => {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(resultsQuery(id, name, page))
  if (!data) return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton height={120} />
  if (data.data.total === 0) return <p className={css.note}>{t('member-activity:result_none')}</p>
  return (
    <>
      <ul className={css.results}>
        {data.data.data.map((row) => (
          <li key={row.created_at}>
            <b>{row.member_name}</b>
            <time>{formatTime(row.created_at)}</time>
            <Badge tone={TONES[row.status] ?? 'neutral'}>{row.status_text}</Badge>
          </li>
        ))}
      </ul>
      <RecordsPager page={page} pages={data.data.last_page} go={setPage} />
    </>
  )
}

/** R3.19: how an account's applications stand; anybody may ask, names come masked. */
export const ResultQuery = ({ id }: { id: number }) => {
  const [name, setName] = useState('')
  return (
    <Panel title={t('member-activity:result')}>
      <form
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault()
          setName(readText(new FormData(event.currentTarget), 'member_name'))
        }}
      >
        <Field label={t('member-activity:result_name')}>
          <Input name="member_name" maxLength={getMaxLength('name')} autoComplete="off" autoCapitalize="off" />
        </Field>
        <Button type="submit">{t('member-activity:result_go')}</Button>
      </form>
      <div aria-live="polite">{name !== '' && <Results key={name} id={id} name={name} />}</div>
    </Panel>
  )
}

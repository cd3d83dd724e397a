import { EmptyState, RichHtml } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../api/api.ts'
import { formatTime, t } from '../text.ts'
import css from './notice-reader.module.css'

type Notice = Answer<'site', 'notices'>['data'][number]

/** Titles at left, the HTML of the chosen one at right. */
export const NoticeReader = ({
  notices,
  first = 0,
  level = 2,
}: {
  notices: readonly Notice[]
  first?: number
  level?: 2 | 3
}) => {
  const [chosen, setChosen] = useState(first)
  const Heading = `h${level}` as const
  const notice = notices.find((one) => one.id === chosen) ?? notices[0]
  if (!notice) return <EmptyState motif="bell" title={t('member:notices.none')} />
  return (
    <div className={css.reader}>
      <ul className={css.titles}>
        {notices.map((one) => (
          <li key={one.id}>
            <button type="button" aria-current={one === notice || undefined} onClick={() => setChosen(one.id)}>
              {one.title}
            </button>
          </li>
        ))}
      </ul>
      <article className={css.text} aria-live="polite">
        <Heading>{notice.title}</Heading>
        {notice.created_at !== '' && <time>{formatTime(notice.created_at)}</time>}
        <RichHtml html={notice.content} />
      </article>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Marquee as Belt } from '@moongate/ui'
import { noticesQuery } from '../../api/queries.ts'
import { openNotices } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import css from './home.module.css'

/** Titles of the notices passing by; one opens the notices. */
export const Marquee = () => {
  const { data } = useQuery(noticesQuery)
  const notices = data?.data ?? []
  if (notices.length === 0) return null
  const items = notices.map((notice) => (
    <button key={notice.id} type="button" className={css.news} onClick={() => openNotices(notice.id)}>
      {notice.title}
    </button>
  ))
  return (
    <Belt
      items={items}
      label={t('member:home.marquee')}
      texts={{ pause: t('member:ui.pause'), play: t('member:ui.play') }}
    />
  )
}

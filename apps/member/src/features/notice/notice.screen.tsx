import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@moongate/ui'
import { noticesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { NoticeReader } from '../../widgets/notice-reader.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import css from './notice.module.css'

/** The notices in a page without header, footer and side widgets (R2.13). */
const NoticeScreen = () => {
  const { data, isError, refetch } = useQuery(noticesQuery)
  useTitle(t('member-pages:notices'))
  return (
    <main className={css.page}>
      <Panel level={1} title={t('member-pages:notices')}>
        {isError ? (
          <LoadFailed retry={() => void refetch()} />
        ) : data ? (
          <NoticeReader notices={data.data} />
        ) : (
          <Skeleton height={280} radius={20} />
        )}
      </Panel>
    </main>
  )
}

export default NoticeScreen

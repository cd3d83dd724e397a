import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@moongate/ui'
import { noticesQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { LoadFailed } from './load-failed.tsx'
import { NoticeReader } from './notice-reader.tsx'
import { Panel } from './panel.tsx'
import { useTitle } from './use-title.ts'

/** The notices as a screen of their own: loading, failed, to be read. */
export const NoticePanel = () => {
  const { data, isLoadingError, refetch } = useQuery(noticesQuery)
  useTitle(t('member-pages:notices'))
  return (
    <Panel level={1} title={t('member-pages:notices')}>
      {isLoadingError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : data ? (
        <NoticeReader notices={data.data} />
      ) : (
        <Skeleton height={280} radius={20} />
      )}
    </Panel>
  )
}

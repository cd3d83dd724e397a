import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@moongate/ui'
import { noticesQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { NoticeReader } from '../widgets/notice-reader.tsx'
import { closeNotices } from './popups.store.ts'

/** The system notices: titles at left, the chosen one at right, a close control (R2.2). */
const NoticesDialog = ({ first }: { first: number }) => {
  const { data } = useQuery(noticesQuery)
  return (
    <Dialog open title={t('member:header.notices')} close={t('member:ui.close')} onClose={closeNotices} size="l">
      <NoticeReader notices={data?.data ?? []} first={first} level={3} />
    </Dialog>
  )
}

export default NoticesDialog

import { Pager } from '@moongate/ui'
import { t } from '../text.ts'

/** The pages below a table of records. */
export const RecordsPager = ({
  page,
  pages,
  go,
}: {
  page: number
  pages: number | undefined
  go: (page: number) => void
}) => (
  <Pager
    page={page}
    pages={pages}
    onPage={go}
    texts={{
      label: t('member-records:pages'),
      previous: t('member:ui.previous'),
      next: t('member:ui.next'),
      page: (number) => t('member-records:page', { number }),
    }}
  />
)

import { Button } from '@moongate/ui'
import { download } from '@moongate/ui/icons.gen'
import { saveCsv } from '@moongate/ui/lib/csv'
import { useState } from 'react'
import { t } from '../text.ts'

/** All records of the filter as a file, read page by page. */
export const CsvButton = ({
  name,
  heads,
  read,
}: {
  name: string
  heads: readonly string[]
  read: Parameters<typeof saveCsv>[2]
}) => {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      icon={download}
      busy={busy}
      onClick={() => {
        setBusy(true)
        // What could not be read has been told.
        void saveCsv(name, heads, read)
          .catch(() => undefined)
          .finally(() => setBusy(false))
      }}
    >
      {t('member-records:csv')}
    </Button>
  )
}

import { Button, toast } from '@moongate/ui'
import { download } from '@moongate/ui/icons.gen'
import { type SavedList, saveList } from '@moongate/ui/lib/csv'
import { useState } from 'react'
import { t } from '../text.ts'

/** All records of the filter as a file, read page by page. */
export const CsvButton = ({ name, heads, read }: Omit<SavedList, 'tellCut'>) => {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      icon={download}
      busy={busy}
      onClick={() => {
        setBusy(true)
        // What could not be read has been told.
        void saveList({ name, heads, read, tellCut: (rows) => t('member-records:csv_cut', { rows }) })
          .then((cut) => cut !== undefined && toast(cut))
          .catch(() => undefined)
          .finally(() => setBusy(false))
      }}
    >
      {t('member-records:csv')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { Icon, icons } from '@moongate/ui'
import { type SavedList, saveList } from '@moongate/ui/lib/csv'
import { useState } from 'react'
import { notify } from '../api/notify.tsx'
import { t } from '../text.ts'

type Props = Omit<SavedList, 'tellCut'>

/** All of a list as a file. */
export const CsvButton = ({ name, heads, read }: Props) => {
  const [busy, setBusy] = useState(false)
  const write = () => {
    setBusy(true)
    // What could not be read has been told.
    void saveList({ name, heads, read, tellCut: (rows) => t('sheet.csv_cut', { rows }) })
      .then((cut) => cut !== undefined && notify('bad', cut))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="default" leftSection={<Icon d={icons.download} size={17} />} loading={busy} onClick={write}>
      {t('sheet.csv')}
    </Button>
  )
}

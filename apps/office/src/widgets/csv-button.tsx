import { Button } from '@mantine/core'
import { Icon, icons } from '@moongate/ui'
import { saveCsv } from '@moongate/ui/lib/csv'
import { useState } from 'react'
import { t } from '../text.ts'

type Props = { name: string; heads: readonly string[]; read: Parameters<typeof saveCsv>[2] }

/** All of a list as a file. */
export const CsvButton = ({ name, heads, read }: Props) => {
  const [busy, setBusy] = useState(false)
  const write = () => {
    setBusy(true)
    // What could not be read has been told.
    void saveCsv(name, heads, read)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="default" leftSection={<Icon d={icons.download} size={17} />} loading={busy} onClick={write}>
      {t('sheet.csv')}
    </Button>
  )
}

import { Group } from '@mantine/core'
import { t } from '../text.ts'
import { DayInput } from './day-input.tsx'

type End = { value: string | undefined; change: (day: string | undefined) => void }

/** From which day to which; an end that is emptied is the server's to choose. */
export const DaySpan = ({ from, to }: { from: End; to: End }) => {
  const give = (change: End['change']) => (day: string) => change(day || undefined)
  return (
    <Group gap={12} align="end">
      <DayInput
        label={t('days.first')}
        value={from.value ?? ''}
        {...(to.value && { max: to.value })}
        change={give(from.change)}
      />
      <DayInput
        label={t('days.last')}
        value={to.value ?? ''}
        {...(from.value && { min: from.value })}
        change={give(to.change)}
      />
    </Group>
  )
}

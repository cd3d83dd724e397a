import { Group } from '@mantine/core'
import { DayInput } from './day-input.tsx'

type End = { label: string; value: string | undefined; change: (day: string | undefined) => void }

/** From which day to which; an end that is emptied is the server's to choose. */
export const DaySpan = ({ from, to }: { from: End; to: End }) => (
  <Group gap={12} align="end">
    {[from, to].map(({ label, value = '', change }, n) => (
      <DayInput
        key={label}
        label={label}
        value={value}
        {...(n === 0 ? to.value && { max: to.value } : from.value && { min: from.value })}
        change={(day) => change(day || undefined)}
      />
    ))}
  </Group>
)

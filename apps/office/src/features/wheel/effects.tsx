import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type NewPrize, prizesEffectQuery, termsEffectQuery, type WantedSteps } from '../../api/wheel.ts'
import { formatCount, t } from '../../text.ts'
import { Effect } from '../../widgets/effect.tsx'

const PAUSE_MS = 400

/** What the week's own numbers would have cost with these prizes. */
export const PrizesEffect = ({ prizes, rest }: { prizes: NewPrize[]; rest: number }) => {
  const formatAmount = useFormatAmount()
  const [wanted] = useDebouncedValue(JSON.stringify({ prizes, rest }), PAUSE_MS)
  const { data, error } = useQuery(prizesEffectQuery(wanted))
  if (!data && !error) return null
  return (
    <Effect error={error}>
      {data && (
        <Text size="sm">
          {t('wheel.replayed', {
            from: data.from,
            to: data.to,
            spins: formatCount(data.spins),
            members: formatCount(data.members),
            now: formatAmount(data.now),
            after: formatAmount(data.after),
          })}
        </Text>
      )}
      {data && data.gone.length > 0 && (
        <Text size="sm" c="red">
          {t('wheel.runs_out', { places: data.gone.join(', ') })}
        </Text>
      )}
    </Effect>
  )
}

/** How many spins the week's own days would have brought by these conditions. */
export const TermsEffect = ({ steps, most }: WantedSteps) => {
  const formatAmount = useFormatAmount()
  const [wanted] = useDebouncedValue(JSON.stringify({ steps, most }), PAUSE_MS)
  const { data, error } = useQuery(termsEffectQuery(wanted))
  if (!data && !error) return null
  return (
    <Effect error={error}>
      {data && (
        <Text size="sm">
          {t('wheel.chances', {
            from: data.from,
            to: data.to,
            members: formatCount(data.members),
            now: formatCount(data.now),
            after: formatCount(data.after),
            cost_now: formatAmount(data.cost_now),
            cost_after: formatAmount(data.cost_after),
          })}
        </Text>
      )}
    </Effect>
  )
}

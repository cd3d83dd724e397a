import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Audience, reachQuery } from '../../api/promotions.ts'
import { formatCount, t } from '../../text.ts'
import { Effect } from '../../widgets/effect.tsx'

const PAUSE_MS = 400

/** Whom the typed audience reaches, beside the one that is kept and what the activity has cost. */
export const ReachEffect = (audience: Audience) => {
  const formatAmount = useFormatAmount()
  const [wanted] = useDebouncedValue(JSON.stringify(audience), PAUSE_MS)
  const { data, error } = useQuery(reachQuery(wanted))
  if (!data && !error) return null
  return (
    <Effect error={error}>
      {data && (
        <Text size="sm">
          {t('promotions.reach', {
            members: formatCount(data.members),
            see: formatCount(data.after.see),
            apply: formatCount(data.after.apply),
          })}
        </Text>
      )}
      {data?.now && (
        <Text size="sm">
          {t('promotions.reach_now', {
            see: formatCount(data.now.see),
            apply: formatCount(data.now.apply),
            applications: formatCount(data.applications),
            money: formatAmount(data.money),
          })}
        </Text>
      )}
      <Text size="xs">{t('promotions.reach_langs')}</Text>
    </Effect>
  )
}

import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Bounds, previewQuery } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import { Effect } from '../../widgets/effect.tsx'

const PAUSE_MS = 400

/** What the typed terms would change, before they are set. */
export const Preview = ({ cap, min, max_days }: Bounds) => {
  const formatAmount = useFormatAmount()
  const [bounds] = useDebouncedValue(JSON.stringify({ cap, min, max_days }), PAUSE_MS)
  const { data, error } = useQuery(previewQuery(JSON.parse(bounds) as Bounds))
  if (!data && !error) return null
  return (
    <Effect error={error}>
      {data && (
        <>
          <Text size="sm">
            {t('credit.preview', {
              now: formatAmount(data.now),
              after: formatAmount(data.after),
              above: formatCount(data.above),
            })}
          </Text>
          <Text size="sm">
            {t('credit.preview_asked', { asked: formatCount(data.asked), refused: formatCount(data.refused) })}
          </Text>
        </>
      )}
    </Effect>
  )
}

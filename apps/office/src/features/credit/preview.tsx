import { Text } from '@mantine/core'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { previewQuery } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'

/** What the typed cap would change, before it is set. */
export const Preview = ({ cap }: { cap: string | null }) => {
  const formatAmount = useFormatAmount()
  const { data } = useQuery(previewQuery(cap))
  if (!data) return null
  const words = { now: formatAmount(data.now), after: formatAmount(data.after), above: formatCount(data.above) }
  return <Text size="sm">{t('credit.preview', words)}</Text>
}

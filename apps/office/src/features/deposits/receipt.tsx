import { Alert, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import css from './receipt.module.css'

/** The picture of the transfer that the member sent along. */
export const Receipt = ({ order_id }: { order_id: string }) => {
  const { data, isError } = useQuery(pictureQuery(order_id))
  if (isError) return <Alert color="red">{t('deposits.picture_failed')}</Alert>
  if (!data) return <Skeleton height={220} radius="md" />
  return <img className={css.receipt} src={data} alt={t('deposits.picture')} />
}

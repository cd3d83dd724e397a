import { useQuery } from '@tanstack/react-query'
import { Button, IconButton, Skeleton } from '@moongate/ui'
import { trash } from '@moongate/ui/icons.gen'
import { paperPictureQuery } from '../../api/papers-queries.ts'
import { t } from '../../text.ts'
import css from './papers.module.css'

/** A picture of the member's own, with the way to take it back while it was not sent in. */
export const PaperPicture = ({ id, n, remove }: { id: string; n: number; remove?: (() => void) | undefined }) => {
  const { data, isLoadingError, refetch } = useQuery(paperPictureQuery(id))
  return (
    <li className={css.picture}>
      {data && <img src={data} alt={t('member-security:papers.picture', { n })} />}
      {isLoadingError && <Button onClick={() => void refetch()}>{t('member:ui.retry')}</Button>}
      {!data && !isLoadingError && <Skeleton height={104} />}
      {remove && <IconButton icon={trash} label={t('member-security:papers.remove', { n })} onClick={remove} />}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { IconButton, Skeleton } from '@moongate/ui'
import { trash } from '@moongate/ui/icons.gen'
import { paperPictureQuery } from '../../api/papers-queries.ts'
import { t } from '../../text.ts'
import css from './papers.module.css'

/** A picture of the member's own, with the way to take it back while it was not sent in. */
export const PaperPicture = ({ id, n, remove }: { id: string; n: number; remove?: (() => void) | undefined }) => {
  const { data } = useQuery(paperPictureQuery(id))
  return (
    <li className={css.picture}>
      {data ? <img src={data} alt={t('member-security:papers.picture', { n })} /> : <Skeleton height={104} />}
      {remove && <IconButton icon={trash} label={t('member-security:papers.remove', { n })} onClick={remove} />}
    </li>
  )
}

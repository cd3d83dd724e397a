import { Skeleton } from '@moongate/ui'
import { LoadFailed } from './load-failed.tsx'
import css from './unread-order.module.css'

type Props = { /** Its number, in words. */ bill: string; failed: boolean; retry: () => void }

/** An order of which nothing is known yet but its number: how it stands is not guessed. */
export const UnreadOrder = ({ bill, failed, retry }: Props) => (
  <div className={css.unread} aria-busy={!failed}>
    <p>{bill}</p>
    {failed ? <LoadFailed retry={retry} /> : <Skeleton height={220} radius={20} />}
  </div>
)

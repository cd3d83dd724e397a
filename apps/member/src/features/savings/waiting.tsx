import { Skeleton } from '@moongate/ui'
import css from './savings.module.css'

const CARDS = ['a', 'b', 'c']

/** The shape of what comes (R2.36): cards, under the sums of what is held where they belong. */
export const Waiting = ({ sums = false }: { sums?: boolean }) => (
  <div aria-busy="true">
    {sums && <Skeleton className={css.waiting} height={96} radius={20} />}
    <div className={css.cards}>
      {CARDS.map((card) => (
        <Skeleton key={card} height={300} radius={20} />
      ))}
    </div>
  </div>
)

import { Chip, groupMoney } from '@moongate/ui'
import css from './quick-sums.module.css'

const SUMS = ['100', '500', '1000', '5000'] as const

/** Usual amounts at a press, and all there is: `all` is wire text, `text` its label. */
export const QuickSums = ({
  amount,
  choose,
  all,
  text,
}: {
  amount: string
  choose: (amount: string) => void
  all: string
  text: string
}) => (
  <div className={css.chips}>
    {SUMS.map((sum) => (
      <Chip key={sum} selected={amount === sum} onClick={() => choose(sum)}>
        {groupMoney(sum)}
      </Chip>
    ))}
    <Chip onClick={() => choose(all)}>{text}</Chip>
  </div>
)

import { Link, useSearch } from '@tanstack/react-router'
import { buildButtonClass } from '@moongate/ui'
import { t } from '../text.ts'
import { readWayBack } from './go-on.rules.ts'

/** Back to what somebody had begun when something was missing, with what they had chosen; nothing for who came by themselves. */
export const GoOn = () => {
  const { back }: { back?: string } = useSearch({ strict: false })
  const way = readWayBack(back)
  if (!way) return null
  return (
    <Link to={way.to} search={way.search} className={buildButtonClass({ variant: 'primary' })}>
      {t(way.text)}
    </Link>
  )
}

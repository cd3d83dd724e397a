import { Link, useSearch } from '@tanstack/react-router'
import { buildButtonClass } from '@moongate/ui'
import { t } from '../text.ts'
import { readWayBack } from './go-on.rules.ts'

/** Back to what somebody had begun when something was missing, with what they had chosen; nothing for who came by themselves. */
export const GoOn = () => {
  const { then }: { then?: string } = useSearch({ strict: false })
  const back = readWayBack(then)
  if (!back) return null
  return (
    <Link to={back.to} search={back.search} className={buildButtonClass({ variant: 'primary' })}>
      {t(back.text)}
    </Link>
  )
}

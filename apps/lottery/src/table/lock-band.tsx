import { Icon } from '@moongate/ui'
import { hourglass, lock } from '@moongate/ui/icons.gen'
import type { Phase } from '../time/phase.rules.ts'
import { translateName } from '../text.ts'
import css from './table.module.css'

/** Says across the board that no bets are taken now; what is on the slip stays for the next issue. */
export const LockBand = ({ phase }: { phase: Phase }) => {
  if (phase === 'open') return null
  return (
    <p className={css.band} data-played>
      <Icon d={phase === 'drawing' ? hourglass : lock} size={20} />
      {translateName('closed', phase)}
    </p>
  )
}

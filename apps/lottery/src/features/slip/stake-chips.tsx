import { StakeChip } from '@moongate/ui'
import { t } from '../../text.ts'
import css from './slip.module.css'

const CHIPS = ['5', '10', '50', '100', '500']

/** Stake chips: one tap sets the unit stake of every row on the slip and of those to come. */
export const StakeChips = ({ stake, onStake }: { stake: string; onStake: (stake: string) => void }) => {
  return (
    <fieldset className={css.chips} data-played aria-label={t('stake_chips')}>
      {CHIPS.map((chip) => (
        <StakeChip
          key={chip}
          stake={chip}
          selected={stake === chip}
          aria-label={t('chip', { amount: chip })}
          onClick={() => onStake(chip)}
        />
      ))}
    </fieldset>
  )
}

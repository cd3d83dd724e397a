import type { Game } from '@moongate/lottery'
import { IconButton } from '@moongate/ui'
import { x } from '@moongate/ui/icons.gen'
import { describeLine } from '../../names.ts'
import { getLineKey, type Line, type SlipAction, parseStake } from '../../play/slip.rules.ts'
import { t } from '../../text.ts'
import css from './slip.module.css'

type Props = { game: Game; line: Line; odds: string; dispatch: (action: SlipAction) => void }

/** One bet on the slip, with a stake of its own if the player types one. */
export const SlipLine = ({ game, line, odds, dispatch }: Props) => {
  const name = describeLine(game, line.bet_type, line.selection)
  const key = getLineKey(line)
  return (
    <li className={css.line}>
      <span className={css.lineName}>{name}</span>
      <span className={css.lineOdds}>× {odds}</span>
      <label className={css.lineStake}>
        <span>{t('unit_stake')}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={line.stake}
          aria-label={t('unit_stake_of', { name })}
          onChange={(event) => dispatch({ do: 'line_stake', key, stake: parseStake(line.stake, event.target.value) })}
        />
        {line.units > 1 ? <span>{t('units', { count: line.units })}</span> : null}
      </label>
      <IconButton
        icon={x}
        label={t('remove', { name })}
        className={css.remove}
        onClick={() => dispatch({ do: 'remove', key })}
      />
    </li>
  )
}

import { t } from '../../text.ts'
import { describeType } from './describe.ts'
import css from './team.module.css'

/** Rates in a line to be opened; who has none is a player. */
export const RateTags = ({ rates }: { rates: readonly { game_type: number; rate: string }[] }) =>
  rates.length === 0 ? (
    <span>{t('member-team:player')}</span>
  ) : (
    <details className={css.more}>
      <summary>{t('member-team:show_rates')}</summary>
      <ul className={css.tags}>
        {rates.map(({ game_type, rate }) => (
          <li key={game_type}>
            {describeType(game_type)} <b>{`${rate}‰`}</b>
          </li>
        ))}
      </ul>
    </details>
  )

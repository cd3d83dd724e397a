import { nameBull, type TableRound } from '@moongate/tables'
import { t } from '../../text.ts'
import type { PastProps } from '../game.ts'
import { nameBet } from '../name-bet.ts'
import { listWon, putBull } from './bulls.ts'
import css from './niuniu.module.css'

const [SHOWN, GLANCED] = [5, 9]
const PLAYERS = [0, 1, 2] as const
const BANKER = 'banker'

const Cells = ({ round }: { round: TableRound }) => {
  if (round.game !== 'niuniu') return null
  const won = listWon(round)
  return (
    <tr>
      <td>{putBull(round.banker)}</td>
      {PLAYERS.map((at) => (
        <td key={at} data-won={won[at]}>
          {putBull(round.players[at] ?? [])}
        </td>
      ))}
    </tr>
  )
}

/** The rounds before, the newest first: what each hand made, and which players beat the banker. */
export const Past = ({ past }: PastProps) => (
  <section className={css.panel} aria-label={t('statistics')}>
    <table>
      <thead>
        <tr>
          <th>{nameBet(BANKER)}</th>
          {PLAYERS.map((at) => (
            <th key={at}>
              {nameBet(`player:${at + 1}`)}
              <small>{t('wins', { count: past.filter((round) => listWon(round)[at]).length })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {past
          .toReversed()
          .slice(0, SHOWN)
          .map((round, at) => (
            <Cells key={past.length - at} round={round} />
          ))}
      </tbody>
    </table>
  </section>
)

/** The last rounds, as the lobby shows them: a column each, a dot for each player. */
export const Glance = ({ past }: PastProps) => (
  <span className={css.glance}>
    {past
      .toReversed()
      .slice(0, GLANCED)
      .map((round, nth) => (
        <span key={past.length - nth}>
          <b>{round.game === 'niuniu' ? nameBull(round.banker) : ''}</b>
          {listWon(round).map((won, at) => (
            <i key={at} data-won={won} />
          ))}
        </span>
      ))}
  </span>
)

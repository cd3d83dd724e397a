import { Dialog } from '@moongate/ui'
import type { GameCode } from '@moongate/tables'
import { GAMES } from '../games/index.ts'
import { nameBet, nameGame } from '../games/name-bet.ts'
import { PAYS } from '../games/pays.ts'
import type { Table } from '../play/use-tables.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

type Props = { table: Table | undefined; game: GameCode; onClose: () => void }

/** What is paid, what comes back in the mean, how the game goes, and how a shoe can be checked. */
export const RulesDialog = ({ table, game, onClose }: Props) => (
  <Dialog open size="m" title={`${nameGame(game)} · ${t('rules')}`} close={t('close')} onClose={onClose}>
    <table className={css.rows}>
      <thead>
        <tr>
          <th>{t('bet')}</th>
          <th>{t('pays')}</th>
          <th>{t('rtp')}</th>
        </tr>
      </thead>
      <tbody>
        {PAYS[game].map(([bet, odds, returned]) => (
          <tr key={bet}>
            <td>{nameBet(bet)}</td>
            <td>{odds}</td>
            <td>{returned} %</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={css.rules}>
      {GAMES[game].rules.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
      <li>{t('rule.close')}</li>
      <li>{t('rule.keys')}</li>
    </ul>
    {table && (
      <p className={css.proof}>
        {t('proof')} <code>{table.hash}</code>
      </p>
    )}
  </Dialog>
)

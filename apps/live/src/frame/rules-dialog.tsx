import { Dialog } from '@moongate/ui'
import type { Table } from '../play/use-tables.ts'
import { SPOTS } from '../table/spots.tsx'
import { t } from '../text.ts'
import css from './frame.module.css'

/** Returns that packages/tables proves, in per cent. */
const RETURNS = { player: '98.76', banker: '98.94', tie: '85.64', player_pair: '89.64', banker_pair: '89.64' } as const

/** What is paid, what comes back in the mean, how cards are drawn, and how a shoe can be checked. */
export const RulesDialog = ({ table, onClose }: { table: Table | undefined; onClose: () => void }) => (
  <Dialog open size="m" title={t('rules')} close={t('close')} onClose={onClose}>
    <table className={css.rows}>
      <thead>
        <tr>
          <th>{t('bet')}</th>
          <th>{t('pays')}</th>
          <th>{t('rtp')}</th>
        </tr>
      </thead>
      <tbody>
        {SPOTS.map(([bet, odds]) => (
          <tr key={bet}>
            <td>{t(`spot.${bet}`)}</td>
            <td>{odds}</td>
            <td>{RETURNS[bet]} %</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={css.rules}>
      <li>{t('rule.goal')}</li>
      <li>{t('rule.third')}</li>
      <li>{t('rule.tie')}</li>
      <li>{t('rule.shoe')}</li>
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

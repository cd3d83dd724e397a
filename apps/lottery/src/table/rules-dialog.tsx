import { Dialog } from '@moongate/ui'
import { familyName, typeName } from '../names.ts'
import type { Rules } from '../api/queries.ts'
import { money } from '../money.ts'
import { t, word } from '../text.ts'
import css from './table.module.css'

const COLUMNS = ['rules_type', 'rules_odds', 'rules_chance', 'rules_return', 'rules_limits'] as const
const TEXTS = ['rules_draw', 'rules_tie', 'rules_rounding', 'rules_void'] as const

/** Every bet type with its odds, exact chance and return, and what is decided about ties, voids and cents. */
export function RulesDialog({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  return (
    <Dialog open size="l" title={t('rules')} close={t('close')} onClose={onClose}>
      <ul className={css.rulesText}>{TEXTS.map((key) => <li key={key}>{t(key, { seconds: rules.lock_ms / 1000 })}</li>)}</ul>
      <div className={css.rulesTable} tabIndex={0} role="region" aria-label={t('rules')}>
        <table>
          <thead><tr>{COLUMNS.map((column) => <th key={column} scope="col">{t(column)}</th>)}</tr></thead>
          <tbody>
            {rules.bet_types.map((type) => (
              <tr key={type.id}>
                <th scope="row">{typeName(type.id)}<small>{familyName(type.family)}</small></th>
                <td>{type.odds}</td><td>{type.probability}</td><td>{type.rtp} %</td><td>{money(type.min)} – {money(type.max)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.rulesText}>{word('rules_more', 'patterns')}</p>
    </Dialog>
  )
}

import { type Column, Dialog, Table, type FormatAmount, useFormatAmount } from '@moongate/ui'
import type { Rules } from '../api/answers.ts'
import { describeFamily, describeType } from '../names.ts'
import { t, translateName } from '../text.ts'
import css from './table.module.css'

type Type = Rules['bet_types'][number]

const TEXTS = ['rules_draw', 'rules_tie', 'rules_rounding', 'rules_void'] as const

const buildColumns = (formatAmount: FormatAmount): Column<Type>[] => [
  {
    id: 'type',
    head: t('rules_type'),
    cell: ({ id, family }) => (
      <>
        {describeType(id)}
        <small className={css.family}>{describeFamily(family)}</small>
      </>
    ),
  },
  { id: 'odds', head: t('rules_odds'), align: 'end', cell: ({ odds }) => odds },
  { id: 'chance', head: t('rules_chance'), align: 'end', cell: ({ probability }) => probability },
  { id: 'return', head: t('rules_return'), align: 'end', cell: ({ rtp }) => `${rtp} %` },
  {
    id: 'limits',
    head: t('rules_limits'),
    align: 'end',
    cell: ({ min, max }) => `${formatAmount(min)} – ${formatAmount(max)}`,
  },
]

/** Every bet type with its odds, exact chance and return, and what is decided about ties, voids and cents. */
export const RulesDialog = ({ rules, onClose }: { rules: Rules; onClose: () => void }) => {
  const formatAmount = useFormatAmount()
  return (
    <Dialog open size="l" title={t('rules')} close={t('close')} onClose={onClose}>
      <ul className={css.rulesText}>
        {TEXTS.map((key) => (
          <li key={key}>{t(key, { seconds: rules.lock_ms / 1000 })}</li>
        ))}
      </ul>
      <p className={css.rulesText}>{translateName('rules_more', 'patterns')}</p>
      <Table
        caption={t('rules')}
        columns={buildColumns(formatAmount)}
        rows={rules.bet_types}
        rowKey={({ id }) => id}
        empty=""
      />
    </Dialog>
  )
}

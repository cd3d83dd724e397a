import { type Column, EmptyState, Money, Table } from '@moongate/ui'
import type { Level } from '../../api/level-queries.ts'
import { t } from '../../text.ts'
import css from './levelup.module.css'

const NOTHING = '0.00'

const Sum = ({ value }: { value: string }) => (value === NOTHING ? '–' : <Money value={value} />)

const Channel = ({ row }: { row: Level }) => (
  <span className={css.channel}>
    {row.is_speed === 1 ? t('member-levelup:fast') : '–'}
    {row.withdrawals !== null && <small>{t('member-levelup:a_day', { count: row.withdrawals })}</small>}
    {row.withdrawal_max !== null && (
      <small>
        {t('member-levelup:up_to')} <Money value={row.withdrawal_max} />
      </small>
    )}
  </span>
)

const buildSumColumn = (
  id: 'step' | 'dama' | 'level_money' | 'week_award' | 'month_award' | 'credit',
): Column<Level> => ({
  id,
  head: t(`member-levelup:col.${id}`),
  align: 'end',
  cell: (row) => <Sum value={row[id]} />,
})

const buildColumns = (): readonly Column<Level>[] => [
  {
    id: 'level',
    head: t('member-levelup:col.level'),
    cell: ({ level }) => <b className={css.name}>{t('member-levelup:level', { level })}</b>,
  },
  buildSumColumn('step'),
  buildSumColumn('dama'),
  buildSumColumn('level_money'),
  buildSumColumn('week_award'),
  buildSumColumn('month_award'),
  buildSumColumn('credit'),
  {
    id: 'rebate',
    head: t('member-levelup:col.rebate'),
    align: 'end',
    cell: (row) => (row.is_fs === 1 ? `+${row.rebate}%` : '–'),
  },
  { id: 'channel', head: t('member-levelup:col.channel'), cell: (row) => <Channel row={row} /> },
  {
    id: 'manager',
    head: t('member-levelup:manager'),
    cell: (row) => (row.is_vip === 1 ? t('member-levelup:has_manager') : '–'),
  },
]

type Props = { levels: readonly Level[] | undefined; own: number; loading: boolean }

/** Every level with what it asks for and gives (R3.18); the own row in gold. */
export const LevelTable = ({ levels, own, loading }: Props) => (
  <Table
    caption={t('member-levelup:table')}
    columns={buildColumns()}
    rows={levels}
    rowKey={(row) => row.level}
    loading={loading}
    stickyFirst
    current={(row) => row.level === own}
    empty={<EmptyState motif="trophy" title={t('member-levelup:none')} />}
  />
)

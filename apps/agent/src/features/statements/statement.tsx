import { Button, Card, type Column, icons, Money, Skeleton, Table } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { StatementDetail } from '../../api/answers.ts'
import { statementQuery } from '../../api/queries.ts'
import { buildHref } from '../../start/place.rules.ts'
import { describeGameType, formatDay, formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page_css from '../../widgets/page.module.css'
import { Revenue } from './revenue.tsx'
import { StateBadge } from './state-badge.tsx'
import css from './statements.module.css'

const SUMS = ['earned', 'carried_in', 'money', 'carried_out'] as const

const listLineColumns = (): Column<StatementDetail['lines'][number]>[] => [
  { id: 'type', head: t('statements.type'), cell: (line) => describeGameType(line.game_type) },
  { id: 'valid', head: t('statements.valid'), cell: (line) => <Money value={line.total_valid} />, align: 'end' },
  { id: 'late', head: t('statements.late'), cell: (line) => <Money value={line.late} />, align: 'end' },
  { id: 'rate', head: t('statements.rate'), cell: (line) => `${line.rate}‰`, align: 'end' },
  { id: 'sum', head: t('statements.earned'), cell: (line) => <Money value={line.money} />, align: 'end' },
]

const Lines = ({ lines }: { lines: StatementDetail['lines'] }) => (
  <Table
    caption={t('statements.lines')}
    showCaption
    columns={listLineColumns()}
    rows={lines}
    rowKey={({ game_type, rate }) => `${game_type} ${rate}`}
    empty={t('statements.no_lines')}
  />
)

const Sheet = ({ statement }: { statement: StatementDetail }) => (
  <Card className={css.sheet}>
    <div className={page_css.title}>
      <h1>{t('statements.one', { bill: statement.bill_no })}</h1>
      <StateBadge state={statement.state} />
    </div>
    <p>
      {t('statements.from_to', { from: formatDay(statement.from), to: formatDay(statement.to) })} ·{' '}
      {t(`statements.models.${statement.model}`)}
    </p>
    {statement.revenue ? <Revenue revenue={statement.revenue} /> : <Lines lines={statement.lines} />}
    <dl className={css.sums}>
      {SUMS.map((name) => (
        <div key={name}>
          <dt>{t(`statements.${name}`)}</dt>
          <dd>
            <Money value={statement[name]} />
          </dd>
        </div>
      ))}
    </dl>
    {statement.paid_at !== null && <p>{t('statements.paid_at', { at: formatTime(statement.paid_at) })}</p>}
  </Card>
)

/** R2.35: a statement with each figure it is made of, to read and to print. */
export const StatementScreen = ({ id }: { id: string }) => {
  const { data, isError, refetch } = useQuery(statementQuery(id))
  return (
    <div className={page_css.page}>
      <div className={css.bar}>
        <a className={css.bill} href={buildHref('statements')}>
          ‹ {t('nav.statements')}
        </a>
        <Button icon={icons.printer} onClick={() => print()}>
          {t('statements.print')}
        </Button>
      </div>
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!isError && (data ? <Sheet statement={data} /> : <Skeleton height={320} radius={20} />)}
    </div>
  )
}

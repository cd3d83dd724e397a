import { type Summary, summarizeDraw } from '@moongate/lottery'
import { Balls, Button, type Column, Table } from '@moongate/ui'
import type { Draw } from '../../api/answers.ts'
import { t, translateName } from '../../text.ts'
import css from './records.module.css'

type Row = { draw: Draw; read: Summary | undefined }

const describeThree = (row: Row, window: 'front' | 'middle' | 'back'): string =>
  row.read ? translateName('symbol', row.read[window]) : ''

const buildColumns = (onProof: (draw: Draw) => void): Column<Row>[] => [
  { id: 'issue', head: t('col_issue'), cell: ({ draw }) => <span className={css.issue}>{draw.issue}</span> },
  {
    id: 'balls',
    head: t('col_balls'),
    cell: ({ draw }) =>
      draw.balls ? (
        <Balls values={draw.balls} label={t('col_balls')} size={22} />
      ) : (
        translateName('draw_state', draw.state)
      ),
  },
  {
    id: 'sum',
    head: translateName('field', 'sum'),
    cell: ({ read }) =>
      read ? (
        <span data-size={read.size}>
          <b>{read.sum}</b> {translateName('symbol', read.size)} {translateName('symbol', read.parity)}
        </span>
      ) : (
        ''
      ),
  },
  {
    id: 'dragon_tiger',
    head: translateName('family', 'dragon_tiger'),
    cell: ({ read }) => (read ? translateName('symbol', read.dragon_tiger) : ''),
  },
  { id: 'front', head: translateName('field', 'front'), cell: (row) => describeThree(row, 'front') },
  { id: 'middle', head: translateName('field', 'middle'), cell: (row) => describeThree(row, 'middle') },
  { id: 'back', head: translateName('field', 'back'), cell: (row) => describeThree(row, 'back') },
  {
    id: 'proof',
    head: t('col_proof'),
    cell: ({ draw }) =>
      draw.seed ? (
        <Button size="s" variant="link" onClick={() => onProof(draw)}>
          {t('verify')}
        </Button>
      ) : (
        ''
      ),
  },
]

/** The last draws with what players read off them, each with its proof. */
export const History = ({ draws, onProof }: { draws: readonly Draw[] | undefined; onProof: (draw: Draw) => void }) => {
  const rows = draws
    ?.filter((draw) => draw.state !== 'open' && draw.state !== 'locked')
    .slice(0, 50)
    .map((draw) => ({ draw, read: draw.balls ? summarizeDraw(draw.balls) : undefined }))
  return (
    <Table
      caption={t('tab_history')}
      columns={buildColumns(onProof)}
      rows={rows}
      rowKey={({ draw }) => draw.issue}
      loading={!draws}
      empty={t('no_draw_yet')}
    />
  )
}

import { type Summary, summary } from '@moongate/lottery'
import { Balls, Button, type Column, Table } from '@moongate/ui'
import type { Draw } from '../../api/queries.ts'
import { t, word } from '../../text.ts'
import css from './records.module.css'

type Row = { draw: Draw; read: Summary | undefined }

const word3 = (row: Row, window: 'front' | 'middle' | 'back'): string =>
  row.read ? word('symbol', row.read[window]) : ''

const columns = (onProof: (draw: Draw) => void): Column<Row>[] => [
  { id: 'issue', head: t('col_issue'), cell: ({ draw }) => <span className={css.issue}>{draw.issue}</span> },
  {
    id: 'balls',
    head: t('col_balls'),
    cell: ({ draw }) =>
      draw.balls ? <Balls values={draw.balls} label={t('col_balls')} size={22} /> : word('draw_state', draw.state),
  },
  {
    id: 'sum',
    head: word('field', 'sum'),
    cell: ({ read }) =>
      read ? (
        <span data-size={read.size}>
          <b>{read.sum}</b> {word('symbol', read.size)} {word('symbol', read.parity)}
        </span>
      ) : (
        ''
      ),
  },
  {
    id: 'dragon_tiger',
    head: word('family', 'dragon_tiger'),
    cell: ({ read }) => (read ? word('symbol', read.dragon_tiger) : ''),
  },
  { id: 'front', head: word('field', 'front'), cell: (row) => word3(row, 'front') },
  { id: 'middle', head: word('field', 'middle'), cell: (row) => word3(row, 'middle') },
  { id: 'back', head: word('field', 'back'), cell: (row) => word3(row, 'back') },
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
export function History({ draws, onProof }: { draws: readonly Draw[] | undefined; onProof: (draw: Draw) => void }) {
  const rows = draws
    ?.filter((draw) => draw.state !== 'open' && draw.state !== 'locked')
    .slice(0, 50)
    .map((draw) => ({ draw, read: draw.balls ? summary(draw.balls) : undefined }))
  return (
    <Table
      caption={t('tab_history')}
      columns={columns(onProof)}
      rows={rows}
      rowKey={({ draw }) => draw.issue}
      loading={!draws}
      empty={t('no_draw_yet')}
    />
  )
}

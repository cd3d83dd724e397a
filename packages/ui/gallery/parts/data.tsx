import { useState } from 'react'
import {
  Badge,
  Card,
  Checklist,
  Money,
  Pager,
  Delta,
  Progress,
  QrCode,
  RichHtml,
  Ring,
  SectionTitle,
  SmallChart,
  Steps,
  Table,
  Timeline,
  type Column,
} from '../../src/index.ts'
import type { Texts } from '../texts.ts'

type Row = { id: string; type: string; state: number; amount: string; at: string }

const buildColumns = (t: Texts): Column<Row>[] => {
  const tones = ['good', 'wait', 'bad', 'neutral'] as const
  return [
    { id: 'id', head: t.heads[0], cell: (row) => row.id },
    { id: 'type', head: t.heads[1], cell: (row) => row.type },
    { id: 'state', head: t.heads[2], cell: (row) => <Badge tone={tones[row.state]}>{t.states4[row.state]}</Badge> },
    { id: 'amount', head: t.heads[3], align: 'end', cell: (row) => <Money value={row.amount} sign /> },
    { id: 'at', head: t.heads[4], align: 'end', cell: (row) => row.at },
  ]
}

const Records = ({ t }: { t: Texts }) => {
  const [page, setPage] = useState(3)
  const rows: Row[] = ['5000.00', '-1200.00', '36.20', '0.00'].map((amount, i) => ({
    id: `D20261121-7K3Q${i}`,
    type: t.types[i] ?? '',
    state: i,
    amount,
    at: `2026-11-21 14:3${i}:08`,
  }))
  const columns = buildColumns(t)
  const texts = { label: t.page, previous: t.previous, next: t.next, page: (n: number) => `${t.page} ${n}` }
  return (
    <Card>
      <Table
        caption={t.table}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        current={(row) => row.state === 2}
        empty={t.empty}
      />
      <Pager page={page} pages={12} onPage={setPage} texts={texts} />
    </Card>
  )
}

export const DataPart = ({ t }: { t: Texts }) => {
  const days = Array.from({ length: 30 }, (_, i) => `11-${String(i + 1).padStart(2, '0')}`)
  return (
    <section>
      <SectionTitle>{t.data}</SectionTitle>
      <div className="rows">
        <Records t={t} />
        <div className="two">
          <Card className="rows">
            <h3 className="head">{t.chart}</h3>
            <SmallChart
              label={t.chart}
              points={days}
              series={[
                {
                  id: 'in',
                  label: t.series[0] ?? '',
                  area: true,
                  values: days.map((_, i) => 60 + Math.round(Math.sin(i / 4) * 22) + i),
                },
                {
                  id: 'out',
                  label: t.series[1] ?? '',
                  tone: 'sky',
                  dashed: true,
                  values: days.map((_, i) => 40 + Math.round(Math.cos(i / 5) * 15)),
                },
              ]}
            />
          </Card>
          <Card className="rows">
            <Steps steps={t.steps} at={1} label={t.table} done={t.ok} />
            <div className="two">
              <Timeline
                label={t.table}
                items={t.timeline.map((title, i) => ({
                  id: title,
                  title,
                  note: i < 2 ? '14:32:08' : undefined,
                  state: (['done', 'now', 'next'] as const)[i] ?? 'next',
                }))}
              />
            </div>
            <Checklist
              texts={{ met: t.ok, open: t.go }}
              items={t.checks.map((text, i) => ({ id: text, text, ok: i === 0, href: `#/check/${i}`, action: t.go }))}
            />
          </Card>
          <Card className="row">
            <Ring value={0.62} label={t.level} size={116}>
              <strong>{t.level}</strong>
              <small>62%</small>
            </Ring>
            <div style={{ flex: 1 }}>
              <Progress value={0.48} label={t.turnover} note="2,400 / 5,000" />
              <Delta now="12.00" before="8.00" words={t.moved} /> <Delta now="8.00" before="12.00" words={t.moved} />{' '}
              <Delta now="12.00" before="8.00" words={t.moved} costs />{' '}
              <Delta now="5.00" before="0.00" words={t.moved} /> <Delta now="8.00" before="8.00" words={t.moved} />
            </div>
            <QrCode text="https://moongate.example/app" label="App" size={120} />
          </Card>
          <Card>
            <RichHtml html={t.html} />
          </Card>
        </div>
      </div>
    </section>
  )
}

import { cleanHtml } from '../../src/show/rich-html.tsx'
import { Button, Card, EmptyState, ErrorState, SectionTitle, Skeleton, Table, type Column } from '../../src/index.ts'
import { hostile } from '../hostile.ts'
import type { Texts } from '../texts.ts'

export const StatesPart = ({ t }: { t: Texts }) => {
  const columns: Column<{ id: string }>[] = t.heads
    .slice(0, 3)
    .map((head, i) => ({ id: String(i), head, cell: (row) => row.id, align: i === 2 ? 'end' : 'start' }))
  const kept = hostile
    .filter(([dirty, clean]) => cleanHtml(dirty) !== clean)
    .map(([dirty]) => `${dirty} → ${cleanHtml(dirty)}`)
  return (
    <section>
      <SectionTitle>{t.states}</SectionTitle>
      <div className="three">
        <Card>
          <EmptyState motif="slot-machine" title={t.empty} action={<Button variant="primary">{t.play}</Button>}>
            {t.emptyText}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title={t.failed} retry={t.retry} onRetry={() => undefined} />
        </Card>
        <Card className="rows">
          <Skeleton height={120} radius={16} />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
          <Table
            caption={t.table}
            columns={columns}
            rows={undefined}
            loading
            rowKey={(row) => row.id}
            empty={t.empty}
          />
        </Card>
      </div>
      <output data-hostile={hostile.length - kept.length}>{kept.join(' ')}</output>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { type CleanHtml, fetchCleaner, platformCleaner } from '../../src/show/clean-html.ts'
import { Button, Card, EmptyState, ErrorState, SectionTitle, Skeleton, Table, type Column } from '../../src/index.ts'
import { hostile } from '../hostile.ts'
import type { Texts } from '../texts.ts'

/** What the browser's own cleaner and the fetched one make of it; what one of them lets pass is told. */
const Hostile = () => {
  const [fetched, setFetched] = useState<CleanHtml>()
  useEffect(() => void fetchCleaner().then((clean) => setFetched(() => clean)), [])
  if (!fetched) return null
  const cleaners = platformCleaner ? [platformCleaner, fetched] : [fetched]
  const kept = cleaners.flatMap((clean) =>
    hostile.filter(([dirty, left]) => clean(dirty) !== left).map(([dirty]) => `${dirty} → ${clean(dirty)}`),
  )
  return <output data-hostile={cleaners.length * hostile.length}>{kept.join(' ')}</output>
}

export const StatesPart = ({ t }: { t: Texts }) => {
  const columns: Column<{ id: string }>[] = t.heads
    .slice(0, 3)
    .map((head, i) => ({ id: String(i), head, cell: (row) => row.id, align: i === 2 ? 'end' : 'start' }))
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
      <Hostile />
    </section>
  )
}

import type { Supplier } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { describeTimes } from '../../widgets/health-cells.tsx'
import { type Direction, MoveButtons } from '../../widgets/move-buttons.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { Books, describeConnection, describeGames, describeState, type Freshness } from './supplier-cells.tsx'
import { askSupplier } from './supplier-form.tsx'
import css from './suppliers.module.css'
import { askTrial } from './trial.tsx'
import { RowSteps } from '../../widgets/row-steps.tsx'

type Move = (code: string, direction: Direction) => void
const nameMoves = ({ api_title: name }: Supplier) => ({
  up: t('suppliers.up', { name }),
  down: t('suppliers.down', { name }),
})

const steps: Column<Supplier> = {
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowSteps>
      {row.book === 'theirs' && (
        <RowButton
          label={t('suppliers.test.one')}
          about={t('suppliers.test.title', { name: row.api_title })}
          onClick={() => askTrial(row)}
        />
      )}
      <RowButton
        label={t('suppliers.change')}
        about={t('suppliers.title', { name: row.api_title })}
        onClick={() => askSupplier(row)}
      />
    </RowSteps>
  ),
}

/** Who it is, how it stands, how its calls went, how fresh our books of it are; and for some what they may do. */
export const buildSupplierColumns = (fresh: readonly Freshness[], move: Move | undefined): Column<Supplier>[] => [
  {
    key: 'supplier',
    head: t('differences.supplier'),
    cell: (row) => (
      <span className={css.supplier}>
        {move && <MoveButtons labels={nameMoves(row)} move={(direction) => move(row.api_code, direction)} />}
        <img className={css.picture} src={row.picture} alt="" width={32} height={32} loading="lazy" />
        <Two first={row.api_title} second={`${row.api_code} · ${describeGames(row)}`} />
      </span>
    ),
  },
  { key: 'state', head: t('order.state'), cell: describeState },
  { key: 'health', head: t('suppliers.health_head'), cell: describeConnection },
  { key: 'times', head: t('suppliers.times'), align: 'end', num: true, cell: ({ health }) => describeTimes(health) },
  {
    key: 'synced',
    head: t('suppliers.synced'),
    num: true,
    cell: ({ api_code }) => {
      const found = fresh.find((one) => one.api_code === api_code)
      return found ? <Books fresh={found} /> : '–'
    },
  },
  ...(move ? [steps] : []),
]

import { useQuery } from '@tanstack/react-query'
import { type Item, type ItemsAsked, itemsQuery } from '../../api/reconciliation.ts'
import { t } from '../../text.ts'
import { WaitClock } from '../../widgets/clock.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { useOpened } from '../../widgets/orders/use-opened.ts'
import { RowButton } from '../../widgets/row-button.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import { describeKind, describeSource, ItemState, Sum } from './reconciliation-cells.tsx'

/** Whose it is, or by whom it was solved. */
const describeOwner = ({ state, owner_name, solved_by }: Item): string =>
  state === 'solved' ? solved_by || t('reconciliation.by_itself') : owner_name

const buildColumns = (open: (item: Item) => void, seen_at_ms: number): Column<Item>[] => [
  {
    key: 'kind',
    head: t('reconciliation.kind'),
    cell: (row) => <Two first={describeKind(row.kind)} second={`${row.day} · ${describeSource(row.source)}`} />,
  },
  {
    key: 'subject',
    head: t('reconciliation.subject'),
    num: true,
    cell: (row) => <Two first={row.detail || '–'} second={row.subject} cut />,
  },
  {
    key: 'amount',
    head: t('reconciliation.stake'),
    align: 'end',
    num: true,
    cell: (row) => <Sum value={row.amount} asset={row.asset} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => <Two first={<ItemState state={row.state} />} second={describeOwner(row)} />,
  },
  {
    key: 'age',
    head: t('reconciliation.age'),
    align: 'end',
    num: true,
    cell: (row) =>
      row.solved_at?.slice(5, 16) ?? <WaitClock waiting_seconds={row.waiting_seconds} seen_at_ms={seen_at_ms} />,
  },
  {
    key: 'look',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) => (
      <RowButton
        label={t('reconciliation.look')}
        about={t('reconciliation.look_about', { what: `${describeKind(row.kind)} ${row.detail || row.subject}` })}
        onClick={() => open(row)}
      />
    ),
  },
]

type Props = { asked: ItemsAsked; onPage: (page: number) => void }

/** What does not add up, each with its drawer. */
export const ItemList = ({ asked, onPage }: Props) => {
  const query = useQuery(itemsQuery(asked))
  const { opened, shown, open, close } = useOpened<Item>(query)
  return (
    <>
      <ListPanel
        query={query}
        label={t('nav.reconciliation')}
        columns={buildColumns(open, query.dataUpdatedAt)}
        keyOf={(row) => row.id}
        onPage={onPage}
        empty={t('reconciliation.none')}
      />
      {shown && <ItemDrawer item={shown} opened={opened} onClose={close} />}
    </>
  )
}

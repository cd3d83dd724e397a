import { useFormatAmount } from '@moongate/ui'
import type { Offer, Offers } from '../../api/bonus.ts'
import { lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askOffer } from './offer-form.tsx'

const Gives = ({ terms: { percent, max, times, days } }: Offer) => {
  const formatAmount = useFormatAmount()
  return t('bonus.gives', { percent, max: formatAmount(max), times, days })
}

const buildColumns = (types: Offers['types'], may_set: boolean): Column<Offer>[] => [
  {
    key: 'title',
    head: t('bonus.offer'),
    cut: true,
    width: '25%',
    cell: (row) => <Two first={row.titles[lang]} second={t(`bonus.kinds.${row.kind}`)} />,
  },
  {
    key: 'gives',
    head: t('bonus.conditions'),
    wraps: true,
    width: '35%',
    cell: (row) => <Gives {...row} />,
  },
  { key: 'order', head: t('bonus.order'), cell: (row) => t(`bonus.orders.${row.terms.order}`) },
  {
    key: 'on',
    head: t('order.state'),
    cut: true,
    width: '25%',
    cell: (row) => (
      <Two
        first={<StateChip state={row.is_on ? 'good' : 'wait'} text={t(row.is_on ? 'bonus.on' : 'bonus.off')} />}
        second={`${row.set_by} · ${row.set_at}`}
      />
    ),
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) =>
      may_set && <RowButton label={t('bonus.edit')} about={row.titles[lang]} onClick={() => askOffer(types, row)} />,
  },
]

/** The offers as they stand; who may set them opens one to change it. */
export const OfferTable = ({ data: { offers, types }, may_set }: { data: Offers; may_set: boolean }) =>
  offers.length === 0 ? (
    <Blank title={t('bonus.none_offered')} />
  ) : (
    <DataTable label={t('bonus.offers')} columns={buildColumns(types, may_set)} rows={offers} keyOf={(row) => row.id} />
  )

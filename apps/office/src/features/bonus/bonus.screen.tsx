import { Button } from '@mantine/core'
import { BONUS_SETTERS } from '@moongate/contract/bonus.states'
import { hasRole } from '@moongate/contract/states'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Offer, offersQuery, type Offers } from '../../api/bonus.ts'
import { useRoles } from '../../session/session.store.ts'
import { lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { Bonuses } from './bonuses.tsx'
import css from './bonus.module.css'
import { CostReport } from './cost.tsx'
import { askOffer } from './offer-form.tsx'
import { Spins } from './spins.tsx'

const Gives = ({ terms: { percent, max, times, days } }: Offer) => {
  const formatAmount = useFormatAmount()
  return t('bonus.gives', { percent, max: formatAmount(max), times, days })
}

const buildColumns = (types: Offers['types'], may_set: boolean): Column<Offer>[] => [
  {
    key: 'title',
    head: t('bonus.offer'),
    cell: (row) => <Two first={row.titles[lang]} second={t(`bonus.kinds.${row.kind}`)} />,
  },
  { key: 'gives', head: t('bonus.conditions'), cell: (row) => <Gives {...row} /> },
  { key: 'order', head: t('bonus.order'), cell: (row) => t(`bonus.orders.${row.terms.order}`) },
  {
    key: 'on',
    head: t('order.state'),
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
    cell: (row) =>
      may_set && <RowButton label={t('bonus.edit')} about={row.titles[lang]} onClick={() => askOffer(types, row)} />,
  },
]

const OfferTable = ({ data: { offers, types }, may_set }: { data: Offers; may_set: boolean }) =>
  offers.length === 0 ? (
    <Blank title={t('bonus.none_offered')} />
  ) : (
    <DataTable label={t('bonus.offers')} columns={buildColumns(types, may_set)} rows={offers} keyOf={(row) => row.id} />
  )

/** Bonuses: those that wait and run, the offers, and the cost (R6.6). */
export const BonusScreen = () => {
  const query = useQuery(offersQuery)
  const may_set = hasRole(useRoles(), BONUS_SETTERS)
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Page
      title={t('nav.bonus')}
      tools={
        <>
          <Freshness query={query} />
          {may_set && data && <Button onClick={() => askOffer(data.types)}>{t('bonus.add')}</Button>}
        </>
      }
    >
      <div className={css.screen}>
        {isError && !data && (
          <Panel>
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          </Panel>
        )}
        <Bonuses />
        {data && (
          <Panel title={t('bonus.offers')}>
            <OfferTable data={data} may_set={may_set} />
          </Panel>
        )}
        <CostReport />
        <Spins />
      </div>
    </Page>
  )
}

import { Button } from '@mantine/core'
import { SPIN_GIVERS, SPIN_SETTERS } from '@moongate/contract/freespins.states'
import { hasRole } from '@moongate/contract/states'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type SpinOffer, type SpinOffers, spinOffersQuery } from '../../api/freespins.ts'
import { useRoles } from '../../session/session.store.ts'
import { lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import css from './bonus.module.css'
import { SpinCostReport } from './spin-cost.tsx'
import { askGift } from './spin-acts.tsx'
import { askSpinOffer } from './spin-form.tsx'
import { SpinGrants } from './spin-grants.tsx'

const Gives = ({ offer: { spins, stake, pays, max, times } }: { offer: SpinOffer }) => {
  const formatAmount = useFormatAmount()
  const most = formatAmount(max)
  const wins =
    pays === 'real' ? t('freespins.wins_real', { max: most }) : t('freespins.wins_bonus', { max: most, times })
  return <Two first={t('freespins.gives', { count: spins, stake: formatAmount(stake) })} second={wins} />
}

const buildColumns = (data: SpinOffers, may: { set: boolean; give: boolean }): Column<SpinOffer>[] => [
  {
    key: 'title',
    head: t('bonus.offer'),
    wraps: true,
    width: '26%',
    cell: (row) => <Two first={row.titles[lang]} second={`${row.api_title} · ${row.game_title}`} />,
  },
  {
    key: 'gives',
    head: t('bonus.conditions'),
    wraps: true,
    width: '28%',
    cell: (row) => <Gives offer={row} />,
  },
  {
    key: 'trigger',
    head: t('freespins.trigger'),
    wraps: true,
    width: '20%',
    cell: (row) => (
      <Two first={t(`freespins.triggers.${row.trigger}`)} second={row.code || t(`freespins.limits.${row.limit}`)} />
    ),
  },
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
    cell: (row) => (
      <>
        {may.give && <RowButton label={t('freespins.give')} about={row.titles[lang]} onClick={() => askGift(row)} />}
        {may.set && (
          <RowButton label={t('bonus.edit')} about={row.titles[lang]} onClick={() => askSpinOffer(data, row)} />
        )}
      </>
    ),
  },
]

/** Free spins: the offers at suppliers that can play them, what was granted, and the cost (R6.6). */
export const Spins = () => {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(spinOffersQuery)
  const roles = useRoles()
  const may = { set: hasRole(roles, SPIN_SETTERS), give: hasRole(roles, SPIN_GIVERS) }
  if (isLoadingError) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return null
  const can_add = may.set && data.suppliers.length > 0
  return (
    <>
      <Panel title={t('freespins.offers')}>
        {data.suppliers.length === 0 && <p className={css.note}>{t('freespins.no_supplier')}</p>}
        {data.offers.length === 0 ? (
          <Blank title={t('bonus.none_offered')} />
        ) : (
          <DataTable
            label={t('freespins.offers')}
            columns={buildColumns(data, may)}
            rows={data.offers}
            keyOf={(row) => row.id}
          />
        )}
        {can_add && (
          <div className={css.note}>
            <Button variant="light" onClick={() => askSpinOffer(data)}>
              {t('freespins.add')}
            </Button>
          </div>
        )}
      </Panel>
      <SpinGrants />
      <SpinCostReport />
    </>
  )
}

import { Button } from '@mantine/core'
import { REBATE_SETTERS } from '@moongate/contract/rebate.states'
import { hasRole } from '@moongate/contract/states'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Rates, ratesQuery } from '../../api/rebate.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { Panel, PanelBody } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { Claims } from './claims.tsx'
import { CostReport } from './cost.tsx'
import { Effects } from './effects.tsx'
import { askRates } from './rates-form.tsx'
import { findOwners, type Table } from './rates.rules.ts'
import css from './rebate.module.css'
import { askTerms } from './terms-form.tsx'

type Tariff = NonNullable<Rates['now']>

type Row = Table & { text: string }
/** What has steps of its own: each type of games, and each supplier within it that has. */
const listTables = (tariff: Tariff, { types, suppliers }: Rates): Row[] =>
  types.flatMap(({ gameType, text }) => [
    { gameType, supplier: '', text },
    ...findOwners(tariff.levels, gameType).map((supplier) => ({
      gameType,
      supplier,
      text: `${text} · ${suppliers.find(({ code }) => code === supplier)?.text ?? supplier}`,
    })),
  ])

/** A tariff by type of games and supplier, the steps of each in a line. */
const TariffTable = ({ tariff, rates, title }: { tariff: Tariff; rates: Rates; title: string }) => {
  const formatAmount = useFormatAmount()
  const describe = ({ gameType, supplier }: Table): string =>
    tariff.levels
      .filter((level) => level.gameType === gameType && level.supplier === supplier)
      .map(({ from, rate }) => t('rebate.level', { money: formatAmount(from), rate }))
      .join(' · ') || t('rebate.none_level')
  const columns: Column<Row>[] = [
    { key: 'type', head: t('rebate.type'), cell: (row) => row.text },
    { key: 'levels', head: t('rebate.levels'), num: true, wraps: true, cell: describe },
  ]
  return (
    <>
      <p className={css.since}>
        {title} · {tariff.set_by} · {tariff.set_at}
      </p>
      <DataTable
        label={title}
        columns={columns}
        rows={listTables(tariff, rates)}
        keyOf={(row) => `${row.gameType} ${row.supplier}`}
      />
    </>
  )
}

const Tariffs = ({ rates, rates: { now, next } }: { rates: Rates }) => (
  <Panel title={t('rebate.rates')}>
    {!now && !next && <Blank title={t('rebate.none_set')} />}
    {now && <TariffTable tariff={now} rates={rates} title={t('rebate.from_on', { day: now.from_on })} />}
    {next && <TariffTable tariff={next} rates={rates} title={t('rebate.next_from', { day: next.from_on })} />}
  </Panel>
)

const Terms = ({ terms: { days, by_clock, review_above } }: Pick<Rates, 'terms'>) => {
  const formatAmount = useFormatAmount()
  const review =
    review_above === null ? t('rebate.review_never') : t('rebate.review_above', { money: formatAmount(review_above) })
  return (
    <Panel title={t('rebate.terms')}>
      <PanelBody>
        <Facts
          facts={[
            { label: t('rebate.days'), value: days, num: true },
            { label: t('rebate.by_clock'), value: t(by_clock ? 'yes' : 'no') },
            { label: t('rebate.review'), value: review },
          ]}
        />
      </PanelBody>
    </Panel>
  )
}

/** Rebate: rates with what today comes to, terms, claims that wait, and the cost (R6.6). */
export const RebateScreen = () => {
  const query = useQuery(ratesQuery)
  const may_set = hasRole(useRoles(), REBATE_SETTERS)
  const { data } = query
  return (
    <PanelPage
      title={t('nav.rebate')}
      query={query}
      tools={
        <>
          {may_set && data && (
            <>
              <Button variant="default" onClick={() => askTerms(data.terms)}>
                {t('rebate.set_terms')}
              </Button>
              <Button onClick={() => askRates(data)}>{t('rebate.set')}</Button>
            </>
          )}
        </>
      }
    >
      <Claims />
      {data && <Tariffs rates={data} />}
      {data && <Terms terms={data.terms} />}
      {data && (
        <Panel title={t('rebate.today')}>
          <Effects label={t('rebate.today')} rows={data.today} />
        </Panel>
      )}
      <CostReport />
    </PanelPage>
  )
}

import { hasRole } from '@moongate/contract/states'
import { WHEEL_SETTERS } from '@moongate/contract/wheel.states'
import { Money, motifUrls, useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Design, designQuery } from '../../api/wheel.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { PrizesButton } from './prizes-form.tsx'
import { computeCost, formatPercent } from './prizes.rules.ts'
import { Records } from './records.tsx'
import { WheelReport } from './report.tsx'
import { TermsButton } from './terms-form.tsx'
import css from './wheel.module.css'

type Prize = Design['prizes'][number]
const describeName = (names: Prize['names']): string => names[lang] || names.zh_cn || ''

const buildColumns = (): Column<Prize>[] => [
  {
    key: 'prize',
    head: t('wheel.prize'),
    cell: (row) => (
      <span className={css.named}>
        <img src={motifUrls[row.pic]} alt="" width={26} height={26} />
        <Two first={describeName(row.names)} second={t(`wheel.types.${row.type}`)} />
      </span>
    ),
  },
  { key: 'money', head: t('wheel.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'odds', head: t('wheel.odds'), align: 'end', num: true, cell: (row) => formatPercent(row.odds) },
  {
    key: 'stock',
    head: t('wheel.stock'),
    align: 'end',
    num: true,
    cell: (row) => (row.stock === null ? '∞' : formatCount(row.stock)),
  },
  {
    key: 'drawn',
    head: t('wheel.given'),
    align: 'end',
    num: true,
    cell: (row) => (row.stock === null ? '–' : formatCount(row.drawn)),
  },
]

const Prizes = ({ design }: { design: Design }) => {
  const instead = design.prizes[design.rest - 1]
  return (
    <Panel title={t('wheel.prizes')}>
      {design.prizes.length === 0 ? (
        <Blank title={t('wheel.none_set')} />
      ) : (
        <>
          <p className={css.since}>
            {design.set_by} · {design.set_at}
          </p>
          <DataTable
            label={t('wheel.prizes')}
            columns={buildColumns()}
            rows={design.prizes}
            keyOf={(row) => design.prizes.indexOf(row)}
          />
          <div className={css.body}>
            <Facts
              columns={2}
              facts={[
                {
                  label: t('wheel.cost_now'),
                  value: <Money value={computeCost(design.prizes)} />,
                  num: true,
                  big: true,
                },
                { label: t('wheel.rest'), value: instead ? describeName(instead.names) : '' },
              ]}
            />
          </div>
        </>
      )}
    </Panel>
  )
}

const Terms = ({ terms }: Pick<Design, 'terms'>) => {
  const formatAmount = useFormatAmount()
  return (
    <Panel title={t('wheel.terms')}>
      <div className={css.body}>
        <Facts
          facts={[
            ...terms.steps.map(({ deposit, bet, spins }) => ({
              label: t('wheel.step', { deposit: formatAmount(deposit), bet: formatAmount(bet) }),
              value: `+${spins}`,
              num: true,
            })),
            { label: t('wheel.most'), value: terms.most, num: true },
            { label: t('wheel.times'), value: terms.times, num: true },
          ]}
        />
      </div>
    </Panel>
  )
}

/** The prize wheel: prizes that wait to be sent, prizes with odds and cost, conditions, and the report (R6.6). */
export const WheelScreen = () => {
  const query = useQuery(designQuery)
  const may_set = hasRole(useRoles(), WHEEL_SETTERS)
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Page
      title={t('nav.wheel')}
      tools={
        <>
          <Freshness query={query} />
          {may_set && data && <TermsButton terms={data.terms} />}
          {may_set && data && <PrizesButton design={data} />}
        </>
      }
    >
      <div className={css.screen}>
        {isError && !data && (
          <Panel>
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          </Panel>
        )}
        <Records />
        {data && <Prizes design={data} />}
        {data && <Terms terms={data.terms} />}
        <WheelReport />
      </div>
    </Page>
  )
}

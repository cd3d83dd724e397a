import { Money, motifUrls } from '@moongate/ui'
import type { Design } from '../../api/wheel.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { Panel, PanelBody } from '../../widgets/page.tsx'
import { describeName } from './describe-name.ts'
import { computeCost, formatPercent } from './prizes.rules.ts'
import css from './wheel.module.css'

type Prize = Design['prizes'][number]

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
  { key: 'odds', head: t('wheel.odds'), align: 'end', num: true, cell: (row) => `${formatPercent(row.odds)}%` },
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

/** The prizes in force, with what a thousand spins cost. */
export const Prizes = ({ design }: { design: Design }) => {
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
          <PanelBody>
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
          </PanelBody>
        </>
      )}
    </Panel>
  )
}

import { Link } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { type Gateway, refreshGateways } from '../../api/gateways.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { describeHealth, describeTimes } from '../../widgets/health-cells.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askTrialCall } from '../../widgets/trial-call.tsx'
import { askGateway } from './gateway-form.tsx'
import css from './gateways.module.css'
import { askSecret } from './secret-form.tsx'

const describeSwitch = (what: string, on: boolean) => (
  <StateChip state={on ? 'open' : 'off'} text={`${what} · ${t(on ? 'gateways.on' : 'gateways.off')}`} />
)

/** The way to the payouts that have not ended. */
const Waiting = ({ n }: { n: number }) =>
  n === 0 ? null : (
    <Link to="/payouts" className={rowLink.link}>
      {t('gateways.waiting', { n: formatCount(n) })}
    </Link>
  )

/** What it may be used for, and what waits for it. */
const describeUses = ({ deposits, payouts, open_payouts }: Gateway) => (
  <Two
    first={describeSwitch(t('gateways.deposits'), deposits)}
    second={
      <span className={css.steps}>
        {describeSwitch(t('gateways.payouts'), payouts)}
        <Waiting n={open_payouts} />
      </span>
    }
  />
)

/** Since when we sign with what; what it is, nobody is shown. */
const describeSecret = ({ secret_at, earlier_until }: Gateway): string =>
  [
    secret_at === null ? t('gateways.secret.of_file') : t('gateways.secret.since', { at: secret_at.slice(0, 16) }),
    ...(earlier_until === null ? [] : [t('gateways.secret.believed', { until: earlier_until.slice(5, 16) })]),
  ].join(' · ')

const testGateway = ({ code }: Gateway): string =>
  askTrialCall({
    title: t('suppliers.test.title', { name: code }),
    lead: t('gateways.test_lead'),
    call: async (signal) => (await api.payments.testGateway({ code }, { signal })).data,
    refresh: refreshGateways,
  })

const steps: Column<Gateway> = {
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <span className={css.steps}>
      <RowButton
        label={t('suppliers.test.one')}
        about={t('suppliers.test.title', { name: row.code })}
        onClick={() => testGateway(row)}
      />
      <RowButton
        label={t('gateways.secret.one')}
        about={t('gateways.secret.title', { name: row.code })}
        onClick={() => askSecret(row)}
      />
      <RowButton
        label={t('suppliers.change')}
        about={t('gateways.title', { name: row.code })}
        onClick={() => askGateway(row)}
      />
    </span>
  ),
}

/** Which it is, what it may be used for, how its calls went, what we sign with; and for some what they may do. */
export const buildGatewayColumns = (may_set: boolean): Column<Gateway>[] => [
  { key: 'gateway', head: t('payouts.gateway'), cell: (row) => <Two first={row.code} second={describeSecret(row)} /> },
  { key: 'uses', head: t('order.state'), cell: describeUses },
  { key: 'health', head: t('suppliers.health_head'), cell: ({ health }) => describeHealth(health) },
  { key: 'times', head: t('suppliers.times'), align: 'end', num: true, cell: ({ health }) => describeTimes(health) },
  ...(may_set ? [steps] : []),
]

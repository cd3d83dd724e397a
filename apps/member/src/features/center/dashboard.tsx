import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, EmptyState, Icon, Money, Skeleton } from '@moongate/ui'
import { arrowBarToDown, arrowsExchange, cash, ticket } from '@moongate/ui/icons.gen'
import type { Answer } from '../../api/api.ts'
import { betsQuery, moneyLogQuery } from '../../api/queries.ts'
import { formatCount, formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useToday } from '../../widgets/use-today.ts'
import { judgeSecurity, type listProfileSteps } from './completeness.rules.ts'
import css from './dashboard.module.css'

const actions = [
  { to: '/Member/Deposit', icon: arrowBarToDown, text: 'member:menu.deposit' },
  { to: '/Member/Withdraw', icon: cash, text: 'member:menu.withdraw' },
  { to: '/Member/Transfer', icon: arrowsExchange, text: 'member:menu.transfer' },
  { to: '/Member/BetRecord', icon: ticket, text: 'member:menu.bets' },
] as const
const tones = { low: 'bad', medium: 'wait', high: 'good' } as const

const Actions = () => (
  <nav className={css.actions} aria-label={t('member-center:dashboard.actions')}>
    {actions.map(({ to, icon, text }) => (
      <Link key={to} to={to} className={css.action}>
        <Icon d={icon} size={22} />
        {t(text)}
      </Link>
    ))}
  </nav>
)

/** What the bets that were settled today came to, and how safe the account is. */
const Today = ({ steps }: { steps: ReturnType<typeof listProfileSteps> | undefined }) => {
  const { today } = useToday()
  const { data, isLoadingError, refetch } = useQuery(betsQuery({ created_at: [today, today], limit: 1 }))
  const level = steps && judgeSecurity(steps)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('member-center:dashboard.net')}</dt>
        <dd>{data ? <Money value={data.statistic.sum_net_amount} sign /> : <Skeleton height={30} radius={8} />}</dd>
      </div>
      <div>
        <dt>{t('member-center:dashboard.bets')}</dt>
        <dd>{data ? formatCount(data.data.total) : <Skeleton height={30} radius={8} />}</dd>
      </div>
      <div>
        <dt>{t('member-center:dashboard.security')}</dt>
        <dd>
          {level ? (
            <Badge tone={tones[level]}>{t(`member-center:dashboard.level_${level}`)}</Badge>
          ) : (
            <Skeleton height={30} radius={8} />
          )}
        </dd>
      </div>
    </dl>
  )
}

type Row = Answer<'wallet', 'log'>['data']['data'][number]
const Movement = ({ row }: { row: Row }) => (
  <li className={css.movement}>
    <span>
      <b>{row.operate_type_text}</b>
      <small>{formatTime(row.created_at)}</small>
    </span>
    <Money value={row.number_type < 0 ? `-${row.money}` : row.money} sign />
  </li>
)

/** The newest entries of the statement. */
const Movements = () => {
  const { data, isLoadingError, refetch } = useQuery(moneyLogQuery({ limit: 5 }))
  return (
    <Panel
      title={t('member-center:dashboard.movements')}
      aside={
        <Link to="/Member/Transaction" className={css.more}>
          {t('member-center:dashboard.all')}
        </Link>
      }
    >
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={200} radius={16} />}
      {data?.data.data.length === 0 && <EmptyState motif="receipt" title={t('member-center:dashboard.nothing')} />}
      <ul>
        {data?.data.data.map((row) => (
          <Movement key={row.bill_no + row.created_at + row.money_after} row={row} />
        ))}
      </ul>
    </Panel>
  )
}

/** The member's day at a glance: what they may want to do, how today went, what moved last. */
export const Dashboard = ({ steps }: { steps: ReturnType<typeof listProfileSteps> | undefined }) => (
  <>
    <Panel title={t('member-center:dashboard.title')} level={1}>
      <Actions />
      <Today steps={steps} />
    </Panel>
    <Movements />
  </>
)

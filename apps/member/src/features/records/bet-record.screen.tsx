import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, buildButtonClass, type Column, cx, EmptyState, Money, type Tone } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { betsQuery } from '../../api/queries.ts'
import { formatTime, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { BetFilterForm } from './bet-filter.tsx'
import { type BetFilter, buildBetInput } from './bet-filter.rules.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './records.module.css'
import { Two } from './two.tsx'
import { useToday } from '../../widgets/use-today.ts'

type Records = Answer<'betting', 'records'>
type Row = Records['data']['data'][number]
const TONES: Record<Row['status'], Tone> = { X: 'wait', COMPLETE: 'good', N: 'neutral', CANCEL: 'neutral' }

/** What was bet and, below, what of it counts. */
const Stakes = ({ bet, valid }: Record<'bet' | 'valid', string>) => (
  <Two first={<Money value={bet} />} second={<Money value={valid} />} />
)

const nameStakes = (): string => `${t('member-records:col_bet')} / ${t('member-records:col_valid')}`

const buildColumns = (): readonly Column<Row>[] => [
  {
    id: 'game',
    head: t('member-records:col_game'),
    cell: (row) => (
      <span className={cx(css.two, css.game)}>
        <b>{row.game_name}</b>
        <small>
          {row.api_title} · {row.detail}
        </small>
        {row.reason_text !== '' && <small className={css.why}>{row.reason_text}</small>}
        {row.valid_text !== '' && <small className={css.why}>{row.valid_text}</small>}
      </span>
    ),
  },
  {
    id: 'bet',
    head: <Two first={t('member-records:col_bet')} second={t('member-records:col_valid')} />,
    name: nameStakes(),
    align: 'end',
    cell: (row) => <Stakes bet={row.bet_amount} valid={row.valid_bet_amount} />,
  },
  {
    id: 'payout',
    head: t('member-records:col_payout'),
    align: 'end',
    cell: (row) => (row.payout_time ? <Money value={row.payout} /> : '-'),
  },
  {
    id: 'net',
    head: t('member-records:col_net'),
    align: 'end',
    cell: (row) => (row.payout_time ? <Money value={row.net_amount} sign /> : '-'),
  },
  {
    id: 'bet_time',
    head: t('member-records:col_bet_time'),
    cell: (row) => <time className={css.time}>{formatTime(row.bet_time)}</time>,
  },
  {
    id: 'status',
    head: <Two first={t('member-records:col_status')} second={t('member-records:col_payout_time')} />,
    name: t('member-records:col_status'),
    cell: (row) => (
      <Two
        first={<Badge tone={TONES[row.status]}>{row.status_text}</Badge>}
        second={row.payout_time && <time className={css.time}>{formatTime(row.payout_time)}</time>}
      />
    ),
  },
]

const Totals = ({ label, sums }: { label: string; sums: Records['statistic'] }) => (
  <tr>
    <th scope="row">{label}</th>
    <td className={css.end} data-head={nameStakes()}>
      <Stakes bet={sums.sum_bet_amount} valid={sums.sum_valid_bet_amount} />
    </td>
    <td className={css.end} data-head={t('member-records:col_payout')}>
      <Money value={sums.sum_payout} />
    </td>
    <td className={css.end} data-head={t('member-records:col_net')}>
      <Money value={sums.sum_net_amount} sign />
    </td>
    <td colSpan={2} aria-hidden="true">
      &nbsp;
    </td>
  </tr>
)

/** Until when bets are here of the suppliers that are searched, where they come a little later than they are placed (R2.32). */
const Synced = ({ suppliers, only }: { suppliers: Records['apis']; only: string }) => {
  const told = suppliers.flatMap(({ key, value, synced_at }) =>
    synced_at !== null && (only === '' || only === key) ? [`${value} ${formatTime(synced_at)}`] : [],
  )
  return told.length === 0 ? null : (
    <p className={css.synced}>{t('member-records:synced', { suppliers: told.join(' · ') })}</p>
  )
}

/** Bet records with filters, page totals and grand totals (R2.32). */
const BetRecordScreen = () => {
  const { today, zone } = useToday()
  const [chosen, setFilter] = useState<BetFilter>()
  const filter: BetFilter = chosen ?? {
    by: 'betTime',
    range: [today, today],
    api_name: '',
    gameType: '',
    unpaid: false,
  }
  const [page, setPage] = useState(1)
  const query = useQuery(betsQuery(buildBetInput(filter, page)))
  useTitle(t('member-records:bets'))
  const empty = (
    <EmptyState
      motif="dice"
      title={t('member-records:no_bets')}
      action={
        <Link to="/Lottery" className={buildButtonClass({ variant: 'primary' })}>
          {t('member-records:play')}
        </Link>
      }
    />
  )
  return (
    <Panel level={1} title={t('member-records:bets')} text={t('member-records:zone', { zone })}>
      <BetFilterForm
        first={filter}
        today={today}
        suppliers={query.data?.apis ?? []}
        types={query.data?.gametypes ?? []}
        search={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <Synced suppliers={query.data?.apis ?? []} only={filter.api_name} />
      <RecordsList
        caption={t('member-records:bets')}
        columns={buildColumns()}
        rowKey={(row) => row.id}
        query={query}
        page={page}
        go={setPage}
        empty={empty}
        foot={
          query.data && (
            <>
              <Totals label={t('member-records:page_total')} sums={query.data.page_statistic} />
              <Totals label={t('member-records:grand_total')} sums={query.data.statistic} />
            </>
          )
        }
      />
    </Panel>
  )
}

export default BetRecordScreen

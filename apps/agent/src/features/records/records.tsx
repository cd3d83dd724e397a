import { MOST_TEAM_DAYS } from '@moongate/contract/team.states'
import { type Column, Money, Tabs } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Move, TeamBet } from '../../api/answers.ts'
import { betsQuery, type Filter, movesQuery } from '../../api/queries.ts'
import { formatTime, t } from '../../text.ts'
import { findSpan, type Span } from '../../widgets/days.rules.ts'
import { List } from '../../widgets/list.tsx'
import { NameLink } from '../../widgets/name-link.tsx'
import page_css from '../../widgets/page.module.css'
import { SpanFields, WithToday } from '../../widgets/span.tsx'

const KINDS = ['moves', 'bets'] as const

const listMoveColumns = (): Column<Move>[] => [
  { id: 'name', head: t('team.name'), cell: (move) => <NameLink member_id={move.member_id} name={move.name} /> },
  { id: 'type', head: t('records.type'), cell: ({ operate_type_text }) => operate_type_text },
  {
    id: 'money',
    head: t('records.money'),
    cell: ({ number_type, money }) => <Money value={number_type < 0 ? `-${money}` : money} sign />,
    align: 'end',
  },
  { id: 'at', head: t('records.at'), cell: ({ created_at }) => formatTime(created_at) },
]
const listBetColumns = (): Column<TeamBet>[] => [
  { id: 'name', head: t('team.name'), cell: (bet) => <NameLink member_id={bet.member_id} name={bet.name} /> },
  { id: 'game', head: t('records.game'), cell: ({ game_name, api_title }) => `${game_name} · ${api_title}` },
  { id: 'stake', head: t('records.stake'), cell: (bet) => <Money value={bet.bet_amount} />, align: 'end' },
  { id: 'valid', head: t('records.valid'), cell: (bet) => <Money value={bet.valid_bet_amount} />, align: 'end' },
  { id: 'net', head: t('records.net'), cell: (bet) => <Money value={bet.net_amount} sign />, align: 'end' },
  { id: 'at', head: t('records.ended'), cell: ({ payout_time, bet_time }) => formatTime(payout_time ?? bet_time) },
]

type ListProps = { filter: Omit<Filter, 'page'> }
const Moves = ({ filter }: ListProps) => {
  const [page, go] = useState(1)
  const query = useQuery(movesQuery({ ...filter, page }))
  const shown = { caption: t('records.moves'), columns: listMoveColumns(), empty: t('records.none') }
  return <List {...shown} rowKey={({ id }) => id} query={query} page={page} go={go} />
}
const Bets = ({ filter }: ListProps) => {
  const [page, go] = useState(1)
  const query = useQuery(betsQuery({ ...filter, page }))
  const shown = { caption: t('records.bets'), columns: listBetColumns(), empty: t('records.none') }
  return <List {...shown} rowKey={({ id }) => id} query={query} page={page} go={go} />
}

const Lists = ({ member_id, today }: { member_id: number | undefined; today: string }) => {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('moves')
  const [chosen, setSpan] = useState<Span>()
  const span = chosen ?? findSpan('week', today)
  const filter = { created_at: span, ...(member_id !== undefined && { member_id }) }
  const items = KINDS.map((id) => ({ id, label: t(`records.${id}`) }))
  const key = span.join()
  return (
    <>
      <Tabs items={items} value={kind} onChange={setKind} label={t('nav.records')} />
      <SpanFields value={span} today={today} most={MOST_TEAM_DAYS.records} first="week" change={setSpan} />
      {kind === 'moves' ? <Moves key={key} filter={filter} /> : <Bets key={key} filter={filter} />}
    </>
  )
}

/** R2.35: how the team's money moved, and what it played; of one member where the address names them. */
export const Records = ({ member_id }: { member_id: number | undefined }) => (
  <div className={page_css.page}>
    <div className={page_css.title}>
      <h1>{t(member_id === undefined ? 'nav.records' : 'records.of_one')}</h1>
    </div>
    <WithToday>{(today) => <Lists member_id={member_id} today={today} />}</WithToday>
  </div>
)

import { JZ } from '@moongate/contract/games.states'
import { Icon, icons, Money } from '@moongate/ui'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type MemberFile, memberQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { describeAccount } from '../../widgets/describe-account.ts'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { AccountPanel } from './account-panel.tsx'
import { AgentLink } from './agent-link.tsx'
import { Marks } from './members.screen.tsx'
import { StandingPanels } from './standing-panels.tsx'
import { showRound } from './round.tsx'
import css from './member.module.css'

type Bet = MemberFile['bets'][number]
type Movement = MemberFile['statement'][number]

const describeYesNo = (yes: boolean) => t(yes ? 'yes' : 'no')

const listProfile = ({ member }: MemberFile) => [
  { label: t('members.state'), value: <StateChip state={member.state} text={t(`members.states.${member.state}`)} /> },
  { label: t('members.realname'), value: member.realname },
  { label: t('members.phone'), value: member.phone, num: true },
  { label: t('members.email'), value: member.email },
  { label: t('members.qq'), value: member.qq },
  { label: t('members.registered_at'), value: member.registered_at, num: true },
  { label: t('members.last_login_at'), value: member.last_login_at, num: true },
  { label: t('members.turnover_left'), value: <Money value={member.ml_money} />, num: true },
  { label: t('members.has_qk_pwd'), value: describeYesNo(member.has_qk_pwd) },
  { label: t('members.auto_transfer'), value: describeYesNo(member.is_trans_on === 1) },
]

const buildMovements = (): Column<Movement>[] => [
  { key: 'at', head: t('members.time'), num: true, width: 190, cell: (row) => row.created_at },
  { key: 'kind', head: t('members.kind'), cell: (row) => row.kind_text },
  { key: 'account', head: t('members.wallet'), cell: (row) => describeAccount(row.account) },
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (row) => (
      <strong className={row.money.startsWith('-') ? undefined : css.gain}>
        <Money value={row.money} sign />
      </strong>
    ),
  },
  {
    key: 'after',
    head: t('members.money_after'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.money_after} />,
  },
]

const round = (member_id: number): Column<Bet> => ({
  key: 'round',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) =>
    row.api_name !== JZ && (
      <RowButton
        label={t('rounds.one')}
        about={t('rounds.title', { bill_no: row.bill_no })}
        onClick={() => showRound({ member_id, bet_id: row.id }, row.bill_no)}
      />
    ),
})

const buildBets = (member_id: number): Column<Bet>[] => [
  { key: 'at', head: t('members.time'), num: true, width: 190, cell: (row) => row.bet_time },
  {
    key: 'game',
    head: t('members.bet'),
    cell: (row) => (
      <span className={css.bet}>
        {[row.game_name, row.detail].filter((text, i, all) => text !== '' && all.indexOf(text) === i).join(' · ')}
        {row.api_name !== JZ && <small>{row.api_title}</small>}
        {row.valid_text !== '' && <small>{row.valid_text}</small>}
      </span>
    ),
  },
  { key: 'stake', head: t('members.stake'), align: 'end', num: true, cell: (row) => <Money value={row.bet_amount} /> },
  {
    key: 'effective',
    head: t('members.effective'),
    align: 'end',
    num: true,
    cell: (row) => (row.status === 'X' ? '–' : <Money value={row.valid_bet_amount} />),
  },
  {
    key: 'payout',
    head: t('members.payout'),
    align: 'end',
    num: true,
    cell: (row) => (row.status === 'X' ? '–' : <Money value={row.payout} />),
  },
  { key: 'state', head: t('order.state'), cell: (row) => row.status_text },
  round(member_id),
]

type Known = { title: string; facts: Fact[]; none: string; columns?: 1 | 3 }
/** What the member has of one kind, or that there is none. */
const KnownPanel = ({ title, facts, none, columns = 1 }: Known) => (
  <Panel title={title}>
    <div className={css.inner}>
      {facts.length > 0 ? <Facts facts={facts} columns={columns} /> : <p className={css.quiet}>{none}</p>}
    </div>
  </Panel>
)

const listCards = ({ cards }: MemberFile): Fact[] =>
  cards.map((card) => ({ label: `${card.bank_type_text} · ${card.owner_name}`, value: card.card_no, num: true }))
const listWallets = ({ wallets }: MemberFile): Fact[] =>
  wallets.map((one) => ({ label: describeAccount(one.account), value: <Money value={one.money} />, num: true }))

const File = ({ file }: { file: MemberFile }) => {
  return (
    <div className={css.file}>
      <Panel title={t('members.profile')}>
        <div className={css.inner}>
          <Facts facts={listProfile(file)} columns={2} />
        </div>
      </Panel>
      <KnownPanel title={t('members.cards')} facts={listCards(file)} none={t('members.no_cards')} />
      <div className={css.wide}>
        <KnownPanel title={t('members.wallets')} facts={listWallets(file)} none={t('members.no_wallets')} columns={3} />
      </div>
      <AccountPanel id={file.member.id} state={file.member.state} />
      <StandingPanels member={file.member} />
      <div className={css.wide}>
        <Panel title={t('members.bets')}>
          {file.bets.length > 0 ? (
            <DataTable
              label={t('members.bets')}
              columns={buildBets(file.member.id)}
              rows={file.bets}
              keyOf={(row) => row.id}
            />
          ) : (
            <Blank title={t('members.no_bets')} />
          )}
        </Panel>
      </div>
      <div className={css.wide}>
        <Panel title={t('members.statement')}>
          {file.statement.length > 0 ? (
            <DataTable
              label={t('members.statement')}
              columns={buildMovements()}
              rows={file.statement}
              keyOf={(row) => `${row.created_at} ${row.ref} ${row.kind} ${row.account}`}
            />
          ) : (
            <Blank title={t('members.no_statement')} />
          )}
        </Panel>
      </div>
    </div>
  )
}

/** One member's file. Card numbers are masked: only the withdrawal queue needs them whole. */
export const MemberScreen = () => {
  const { id } = useParams({ from: '/shell/members/$id' })
  const query = useQuery(memberQuery(Number(id)))
  const { data, isError, error, isFetching, refetch } = query
  return (
    <>
      <Link to="/members" className={css.back}>
        <Icon d={icons.chevronLeft} size={17} />
        {t('nav.members')}
      </Link>
      <Page
        title={data?.member.name ?? t('members.one')}
        tools={
          <>
            {data && <Marks member={data.member} />}
            {data?.member.is_agent && <AgentLink id={data.member.id} />}
            <Freshness query={query} />
          </>
        }
      >
        {data ? (
          <File file={data} />
        ) : isError ? (
          <Panel>
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <Skeleton height={420} />
        )}
      </Page>
    </>
  )
}

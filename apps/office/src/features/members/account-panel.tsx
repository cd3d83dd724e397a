import { Button, Group, Skeleton } from '@mantine/core'
import { MEMBER_FREEZERS, MEMBER_GUARDS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { type Account, accountQuery } from '../../api/account.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import type { AccountAct } from './account-act.ts'
import { askAccountAct } from './account-form.tsx'
import css from './member.module.css'

type Login = Account['logins'][number]
type Where = Pick<Login, 'browser' | 'system' | 'address' | 'place'>
const ACTS: readonly AccountAct[] = ['end', 'forget', 'reset']

const describeBrowser = ({ browser, system }: Where) => [browser, system].filter(Boolean).join(' · ')
const describePlace = ({ place, address }: Where) => [place, address].filter(Boolean).join(' · ')

const listFacts = ({ sessions, devices, factors, reset_until }: Account) => [
  {
    label: t('account.sessions'),
    value: sessions.map((row) => [describeBrowser(row), describePlace(row)].filter(Boolean).join(' · ')).join('; '),
  },
  { label: t('account.devices'), value: String(devices.length), num: true },
  { label: t('account.totp'), value: factors.totp_at ?? t('no'), num: true },
  { label: t('account.recovery'), value: String(factors.recovery_left), num: true },
  { label: t('account.passkeys'), value: factors.passkeys.map(({ label }) => label).join(', ') },
  { label: t('account.link_until'), value: reset_until ?? '', num: true },
]

const buildLogins = (): Column<Login>[] => [
  { key: 'at', head: t('members.time'), num: true, width: 190, cell: (row) => row.at },
  { key: 'browser', head: t('account.browser'), cell: (row) => describeBrowser(row) || '–' },
  { key: 'place', head: t('account.place'), cell: describePlace },
  { key: 'way', head: t('account.way'), cell: (row) => t(`account.ways.${row.way}`) },
  { key: 'outcome', head: t('account.outcome'), cell: (row) => t(`account.outcomes.${row.outcome}`) },
]

type Shown = { id: number; state: 'active' | 'frozen' }

const Known = ({ id, state, account }: Shown & { account: Account }) => {
  const roles = useRoles()
  const of_money: AccountAct[] = hasRole(roles, MEMBER_FREEZERS)
    ? ['pin', 'rename', state === 'active' ? 'freeze' : 'free']
    : []
  const acts = hasRole(roles, MEMBER_GUARDS) ? [...ACTS, ...of_money] : of_money
  return (
    <div className={css.inner}>
      <Facts facts={listFacts(account)} columns={2} />
      {acts.length > 0 && (
        <Group gap={10} mt={14}>
          {acts.map((kind) => (
            <Button key={kind} variant="default" onClick={() => askAccountAct(id, kind)}>
              {t(`account.${kind}`)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}

/** By what a member's account is guarded, where it is open, and the ways back in. */
export const AccountPanel = ({ id, state }: Shown) => {
  const { data, isError, error, isFetching, refetch } = useQuery(accountQuery(id))
  return (
    <div className={css.wide}>
      <Panel title={t('account.title')}>
        {data ? (
          <>
            <Known id={id} state={state} account={data} />
            {data.logins.length > 0 ? (
              <DataTable
                label={t('account.logins')}
                columns={buildLogins()}
                rows={data.logins}
                keyOf={(row) => row.id}
              />
            ) : (
              <Blank title={t('account.no_logins')} />
            )}
          </>
        ) : isError ? (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} />
        )}
      </Panel>
    </div>
  )
}

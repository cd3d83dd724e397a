import { Skeleton } from '@mantine/core'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Thread } from '../../api/mail.ts'
import { type MemberFile, memberQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { describeAccount } from '../../widgets/describe-account.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import css from './mail.module.css'

const MOVEMENTS = 5

const Known = ({ file: { member, statement } }: { file: MemberFile }) => (
  <>
    <Facts
      facts={[
        {
          label: t('members.state'),
          value: <StateChip state={member.state} text={t(`members.states.${member.state}`)} />,
        },
        { label: t('members.realname'), value: member.realname },
        { label: t('members.money'), value: <Money value={member.money} />, num: true, big: true },
        { label: t('members.turnover_left'), value: <Money value={member.ml_money} />, num: true },
        { label: t('members.registered_at'), value: member.registered_at, num: true },
        { label: t('members.last_login_at'), value: member.last_login_at, num: true },
      ]}
    />
    <h3 className={css.latest}>{t('members.statement')}</h3>
    <Facts
      facts={statement.slice(0, MOVEMENTS).map((row) => ({
        // The same kind moves money between two accounts of the member: out of one, into the other.
        label: `${row.kind_text} · ${describeAccount(row.account)}`,
        value: <Two first={<Money value={row.money} sign />} second={row.created_at} />,
        num: true,
      }))}
    />
  </>
)

/** Who writes: what staff have to know of them to answer, with the way to the whole file. */
export const MemberPicture = ({ thread: { member_id, member_name } }: { thread: Thread }) => {
  const { data, isError, error, isFetching, refetch } = useQuery(memberQuery(member_id))
  return (
    <Panel title={member_name}>
      <div className={css.picture}>
        {data ? (
          <Known file={data} />
        ) : isError ? (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={260} />
        )}
        <Link to="/members/$id" params={{ id: String(member_id) }} className={css.whole}>
          {t('mail.whole_file')}
        </Link>
      </div>
    </Panel>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { hasRole } from '@moongate/contract/states'
import { AGENT_READERS, AGENT_SETTERS } from '@moongate/contract/team.states'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Place, placeQuery } from '../../api/agents.ts'
import type { MemberFile } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { askMove } from '../../widgets/move-form.ts'
import { Panel } from '../../widgets/page.tsx'
import rowLink from '../../widgets/row-link.module.css'
import css from './member.module.css'

type Member = Pick<MemberFile['member'], 'id' | 'name' | 'is_demo'>

const listFacts = ({ parent_id, parent_name, joined_at }: Place) => [
  {
    label: t('agents.agent'),
    value:
      parent_id === null ? (
        t('agents.no_agent')
      ) : (
        <Link to="/members/$id" params={{ id: String(parent_id) }} className={rowLink.link}>
          {parent_name}
        </Link>
      ),
  },
  { label: t('agents.joined_at'), value: joined_at ?? '', num: true },
]

const Moves = ({ moves }: Pick<Place, 'moves'>) =>
  moves.length > 0 && (
    <>
      <h3>{t('agents.moves')}</h3>
      <ul className={css.papers}>
        {moves.map(({ at, by, reason, from_name, to_name }) => (
          <li key={at}>
            {from_name || t('agents.no_agent')} → {to_name || t('agents.no_agent')}
            <small>{[at, by, reason].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  )

const Known = ({ member: { id, name, is_demo } }: { member: Member }) => {
  const { data, isError, error, isFetching, refetch } = useQuery(placeQuery(id))
  const may_move = hasRole(useRoles(), AGENT_SETTERS) && !is_demo
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={80} />
  return (
    <>
      <Facts facts={listFacts(data)} columns={2} />
      <Moves moves={data.moves} />
      {may_move && (
        <Button
          variant="default"
          mt={14}
          onClick={() => askMove({ member_id: id, member_name: name, parent_name: data.parent_name })}
        >
          {t('agents.move_member')}
        </Button>
      )}
    </>
  )
}

/** Whose team the member is in and how they came there, for those who see agents; staff move them from here (R6.6). */
export const TeamPanel = ({ member }: { member: Member }) => {
  if (!hasRole(useRoles(), AGENT_READERS)) return null
  return (
    <div className={css.wide}>
      <Panel title={t('agents.place')}>
        <div className={css.inner}>
          <Known member={member} />
        </div>
      </Panel>
    </div>
  )
}

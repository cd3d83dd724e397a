import { Money } from '@moongate/ui'
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MemberRow, membersQuery } from '../../api/queries.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import rowLink from '../../widgets/row-link.module.css'
import css from './member.module.css'

const LIMIT = 20

/** What kind of account it is, beside its name. */
export const Marks = ({ member }: { member: Pick<MemberRow, 'is_demo' | 'is_agent'> }) => {
  return (
    <>
      {member.is_agent && (
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {t('members.agent')}
        </Badge>
      )}
      {member.is_demo && (
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {t('members.demo')}
        </Badge>
      )}
    </>
  )
}

const buildColumns = (): Column<MemberRow>[] => [
  { key: 'id', head: t('members.id'), num: true, width: 80, cell: (row) => row.id },
  {
    key: 'name',
    head: t('members.name'),
    cell: (row) => (
      <span className={css.name}>
        <Link to="/members/$id" params={{ id: String(row.id) }} className={rowLink.link}>
          {row.name}
        </Link>
        <Marks member={row} />
      </span>
    ),
  },
  { key: 'realname', head: t('members.realname'), cell: (row) => row.realname || '–' },
  { key: 'phone', head: t('members.phone'), num: true, cell: (row) => row.phone || '–' },
  {
    key: 'money',
    head: t('members.money'),
    align: 'end',
    num: true,
    cell: (row) => (
      <strong>
        <Money value={row.money} />
      </strong>
    ),
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => <StateChip state={row.state} text={t(`members.states.${row.state}`)} />,
  },
  {
    key: 'seen',
    head: t('members.last_login_at'),
    second: t('members.registered_at'),
    num: true,
    cell: (row) => <Two first={row.last_login_at ?? '–'} second={row.registered_at} />,
  },
]

/** Members by account, real name or phone. */
export const MembersScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const query = useQuery(
    membersQuery({ limit: LIMIT, page: search.page ?? 1, ...(search.keyword && { keyword: search.keyword }) }),
  )
  const clear = search.keyword && (
    <Button variant="default" onClick={() => narrow({ keyword: undefined })}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t('nav.members')}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('members.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <ListPanel
          query={query}
          label={t('nav.members')}
          columns={buildColumns()}
          keyOf={(row) => row.id}
          onPage={turn}
          empty={t(search.keyword ? 'none_found' : 'members.none')}
          emptyAction={clear}
        />
      </Panel>
    </Page>
  )
}

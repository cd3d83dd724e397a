import { Button } from '@mantine/core'
import { AGENT_SETTERS } from '@moongate/contract/team.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { agentsQuery } from '../../api/agents.ts'
import { useRoles } from '../../session/session.store.ts'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { buildColumns } from './agent-columns.tsx'
import css from './agents.module.css'

/** Agents as a tree: those at the top, and whoever is below the one that was opened. */
export const AgentTree = () => {
  const { asked, narrow, turn } = usePanelSearch('tree')
  const { keyword = '', below } = asked
  const query = useQuery(agentsQuery(below === undefined ? undefined : Number(below), keyword, asked.page))
  const sets = hasRole(useRoles(), AGENT_SETTERS)
  const open = (id: number | undefined) => narrow({ below: id?.toString(), keyword: undefined })
  return (
    <Panel title={t('agents.tree')}>
      <div className={css.bar}>
        <nav className={css.way} aria-label={t('agents.way')}>
          <Button variant="subtle" size="compact-md" onClick={() => open(undefined)}>
            {t('agents.top')}
          </Button>
          {query.data?.way.map(({ member_id, member_name }) => (
            <Button key={member_id} variant="subtle" size="compact-md" onClick={() => open(member_id)}>
              › {member_name}
            </Button>
          ))}
        </nav>
        <SearchBox
          value={keyword}
          onSearch={(typed) => narrow({ keyword: typed || undefined })}
          hint={t('agents.search')}
        />
      </div>
      <ListPanel
        query={{ ...query, data: query.data?.data }}
        label={t('agents.tree')}
        columns={buildColumns(open, sets)}
        keyOf={(row) => row.member_id}
        onPage={turn}
        empty={t('agents.none')}
      />
    </Panel>
  )
}

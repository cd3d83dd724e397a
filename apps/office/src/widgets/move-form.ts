import type { Agent } from '../api/agents.ts'
import { api } from '../api/api.ts'
import { t } from '../text.ts'
import { askReason } from './reason-form.tsx'

/** Moves a member with all below to another agent, or to the top. */
export const askMove = ({
  member_id: id,
  member_name: name,
  parent_name,
}: Pick<Agent, 'member_id' | 'member_name' | 'parent_name'>): string =>
  askReason({
    title: t('agents.move_title', { name }),
    confirm: t('agents.move'),
    done: t('agents.moved', { name }),
    line: { label: t('agents.to'), hint: t('agents.to_hint'), begin: parent_name },
    send: (reason, signal, to) => api.team.move({ id, to, reason }, { signal }),
  })

import { Link } from '@tanstack/react-router'
import { mayOpen } from '../../rules/access.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import rowLink from '../../widgets/row-link.module.css'

/** From an agent's file to what they were paid, for those whose roles open it. */
export const AgentLink = ({ id }: { id: number }) => {
  const roles = useRoles()
  if (!mayOpen(roles, 'agents')) return null
  return (
    <Link to="/agents/$id/statements" params={{ id: String(id) }} className={rowLink.link}>
      {t('sheet.list')}
    </Link>
  )
}

import { PROTECTION_READERS } from '@moongate/contract/protection.states'
import { hasRole } from '@moongate/contract/states'
import type { MemberFile } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { MemberProtection } from '../../widgets/protection/member-protection.tsx'
import css from './member.module.css'

type Member = Pick<MemberFile['member'], 'id' | 'name'>

/** What protects the member, whichever list they stand in or none; for those who see protection. */
export const ProtectionPanel = ({ member: { id, name } }: { member: Member }) => {
  if (!hasRole(useRoles(), PROTECTION_READERS)) return null
  return (
    <div className={css.wide}>
      <Panel title={t('nav.protection')}>
        <div className={css.inner}>
          <MemberProtection member_id={id} name={name} />
        </div>
      </Panel>
    </div>
  )
}

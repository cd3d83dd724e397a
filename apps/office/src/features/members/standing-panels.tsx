import type { MemberFile } from '../../api/queries.ts'
import { PapersPanel } from './papers-panel.tsx'
import { ProtectionPanel } from './protection-panel.tsx'
import { TeamPanel } from './team-panel.tsx'

/** Who the member is by their papers, what protects them, and whose team they are in. */
export const StandingPanels = ({ member }: Pick<MemberFile, 'member'>) => (
  <>
    <PapersPanel member={member} />
    <ProtectionPanel member={member} />
    <TeamPanel member={member} />
  </>
)

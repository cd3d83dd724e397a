import { modals } from '@mantine/modals'
import type { ProtectedRow } from '../../api/protection.ts'
import { t } from '../../text.ts'
import { MemberProtection } from '../../widgets/protection/member-protection.tsx'

/** Opens a member's protection over the list. */
export const showMember = ({ member_id, name }: Pick<ProtectedRow, 'member_id' | 'name'>): string =>
  modals.open({
    modalId: 'protection-member',
    title: t('protection.of', { name }),
    size: 640,
    children: <MemberProtection member_id={member_id} name={name} />,
  })

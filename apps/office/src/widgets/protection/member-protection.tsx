import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { PROTECTION_SETTERS } from '@moongate/contract/protection.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { type ProtectedMember, protectionMemberQuery, type ProtectedRow } from '../../api/protection.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Failed } from '../list-panel.tsx'
import { askContact } from './contact-form.tsx'
import { askExclusion } from './exclude-form.tsx'
import { Known } from './known.tsx'
import css from './member-protection.module.css'

const isNothingKnown = ({ markers, limits, exclusions, contacts }: ProtectedMember) =>
  [markers, limits, exclusions, contacts].every((rows) => rows.length === 0)

/** All that is known of a member's protection, and what can be done for them. */
export const MemberProtection = ({ member_id, name }: Pick<ProtectedRow, 'member_id' | 'name'>) => {
  const { data, isError, error, isFetching, refetch } = useQuery(protectionMemberQuery(member_id))
  const may_exclude = hasRole(useRoles(), PROTECTION_SETTERS)
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  return (
    <Stack gap={18}>
      {isNothingKnown(data) ? <p className={css.quiet}>{t('protection.nothing')}</p> : <Known member={data} />}
      <Group gap={10}>
        {may_exclude && (
          <Button color="red" variant="light" onClick={() => askExclusion({ member_id, name })}>
            {t('protection.exclude')}
          </Button>
        )}
        <Button variant="default" onClick={() => askContact({ member_id, name })}>
          {t('protection.contact')}
        </Button>
      </Group>
    </Stack>
  )
}

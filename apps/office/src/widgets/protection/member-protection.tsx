import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { PROTECTION_SETTERS } from '@moongate/contract/protection.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { protectionMemberQuery, type ProtectedMember, type ProtectedRow } from '../../api/protection.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Failed } from '../list-panel.tsx'
import { askContact } from './contact-form.tsx'
import { askExclusion } from './exclude-form.tsx'
import css from './member-protection.module.css'
import { describeExclusion } from './words.ts'

type Line = { key: string; text: string; small?: string }

const Lines = ({ title, lines }: { title: string; lines: Line[] }): ReactNode =>
  lines.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={css.list}>
        {lines.map(({ key, text, small }) => (
          <li key={key}>
            {text} {small && <small>{small}</small>}
          </li>
        ))}
      </ul>
    </section>
  )

const listLimits = ({ limits }: ProtectedMember): Line[] =>
  limits.map(({ kind, period, amount, used, wanted, ripe_at }) => ({
    key: `${kind} ${period}`,
    text: `${t(`protection.kinds.${kind}`)}, ${t(`protection.periods.${period}`)}: ${used} / ${amount}`,
    small: ripe_at === null ? '' : t('protection.wish', { wanted: wanted ?? '–', time: ripe_at }),
  }))

const Known = ({ member }: { member: ProtectedMember }) => (
  <>
    <Lines
      title={t('protection.markers')}
      lines={member.markers.map(({ marker, figure, found_on }) => ({
        key: marker,
        text: `${t(`protection.marker.${marker}`)}: ${figure}`,
        small: found_on,
      }))}
    />
    <Lines title={t('protection.limits')} lines={listLimits(member)} />
    <Lines
      title={t('protection.exclusions')}
      lines={member.exclusions.map((one) => ({
        key: one.since,
        text: describeExclusion(one),
        small: [one.since, one.set_by, one.reason].filter(Boolean).join(' · '),
      }))}
    />
    <Lines
      title={t('protection.contacts')}
      lines={member.contacts.map(({ id, way, note, staff_name, made_at }) => ({
        key: String(id),
        text: `${t(`protection.ways.${way}`)}: ${note}`,
        small: `${made_at} · ${staff_name}`,
      }))}
    />
  </>
)

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

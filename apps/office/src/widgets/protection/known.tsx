import type { ReactNode } from 'react'
import type { ProtectedMember } from '../../api/protection.ts'
import { t } from '../../text.ts'
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

/** What is known of a member: what was remarked, limits, exclusions and contacts. */
export const Known = ({ member }: { member: ProtectedMember }) => (
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

import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listNavGroups } from '../../rules/nav.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, t } from '../../text.ts'
import { PanelBody } from '../../widgets/page.tsx'
import { useWaiting } from '../../widgets/waiting.ts'
import css from './overview.module.css'

/** What waits for somebody with these roles, each with the way there. */
export const WaitingList = () => {
  const roles = useRoles()
  const waiting = useWaiting()
  if (!waiting)
    return (
      <PanelBody>
        <Skeleton height={40} radius="sm" />
      </PanelBody>
    )
  const screens = listNavGroups(roles).flatMap((group) => group.screens)
  const busy = screens.filter((screen) => (waiting[screen] ?? 0) > 0)
  if (busy.length === 0) return <p className={css.none}>{t('overview.nothing_waits')}</p>
  return (
    <ul className={css.waiting}>
      {busy.map((screen) => (
        <li key={screen}>
          <Link to={`/${screen}`}>
            {t(`nav.${screen}`)}
            <b>{formatCount(waiting[screen] ?? 0)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

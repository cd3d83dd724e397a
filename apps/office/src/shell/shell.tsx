import { Icon, icons, MoonMark, Ribbon, SkipLink } from '@moongate/ui'
import { Badge, Button } from '@mantine/core'
import { forgetDrafts } from '@moongate/client/drafts'
import { useAway, useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { api } from '../api/api.ts'
import { hearing } from '../api/hearing.ts'
import { useLive } from '../api/live.ts'
import { meQuery } from '../api/queries.ts'
import { endSession, useSessionStore } from '../session/session.store.ts'
import { t, translateCommon } from '../text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SideNav } from './side-nav.tsx'
import css from './shell.module.css'

/** Who is at the desk, as what, in which language, and the way out. */
const Desk = () => {
  const staff = useSessionStore((store) => store.session?.staff)
  // However the server answers: this tab forgets the session.
  const { state, send } = useSend()
  const leave = async () => {
    await send((signal) => api.staff.logout({}, { quiet: true, signal })).catch(() => undefined)
    forgetDrafts()
    endSession()
  }
  return (
    <div className={css.desk}>
      <p className={css.staff}>{staff?.name}</p>
      <ul className={css.roles} aria-label={t('roles.label')}>
        {staff?.roles.map((role) => (
          <li key={role}>
            <Badge variant="default" size="sm" tt="none" fw={500}>
              {t(`roles.${role}`)}
            </Badge>
          </li>
        ))}
      </ul>
      <LanguageSwitch wide />
      <Button
        variant="subtle"
        color="gray"
        c="var(--tx-2)"
        fullWidth
        justify="flex-start"
        leftSection={<Icon d={icons.logout} size={18} />}
        loading={state === 'sending'}
        onClick={() => void leave()}
      >
        {t('logout')}
      </Button>
    </div>
  )
}

/** Navigation left, screen right; the event stream lives as long as this. */
export const Shell = () => {
  useLive()
  const signed_in = useSessionStore((store) => store.session !== undefined)
  useQuery({ ...meQuery, enabled: signed_in })
  return (
    <div className={css.shell}>
      <SkipLink>{t('skip')}</SkipLink>
      <aside className={css.side} aria-label={t('brand')}>
        <p className={css.brand}>
          <MoonMark size={26} />
          {t('brand')}
        </p>
        <SideNav />
        <Desk />
      </aside>
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Ribbon>{useAway(hearing) && translateCommon('common:server_away')}</Ribbon>
    </div>
  )
}

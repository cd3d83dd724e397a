import { Badge, Button } from '@mantine/core'
import { forgetDrafts } from '@moongate/client/drafts'
import { useSend } from '@moongate/client/react'
import { Icon, icons, MoonMark } from '@moongate/ui'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { endSession, useSessionStore } from '../session/session.store.ts'
import { t } from '../text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SideNav } from './side-nav.tsx'
import css from './side.module.css'

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

/** The ways to every screen and out; in a narrow window behind a button, until one of them was gone. */
export const Side = () => {
  const { pathname } = useLocation()
  const [open_at, setOpenAt] = useState('')
  const open = open_at === pathname
  return (
    <aside className={css.side} aria-label={t('brand')} data-open={open || undefined}>
      <div className={css.head}>
        <p className={css.brand}>
          <MoonMark size={26} />
          {t('brand')}
        </p>
        <Button
          className={css.menu}
          variant="default"
          aria-expanded={open}
          aria-label={t('nav.label')}
          onClick={() => setOpenAt(open ? '' : pathname)}
        >
          <Icon d={open ? icons.x : icons.menu2} size={20} />
        </Button>
      </div>
      <SideNav />
      <Desk />
    </aside>
  )
}

import { Ribbon, SkipLink } from '@moongate/ui'
import { useAway } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { hearing } from '../api/hearing.ts'
import { useLive } from '../api/live.ts'
import { meQuery } from '../api/queries.ts'
import { useSessionStore } from '../session/session.store.ts'
import { t, translateCommon } from '../text.ts'
import { Side } from './side.tsx'
import css from './shell.module.css'

/** Navigation left, screen right; the event stream lives as long as this. */
export const Shell = () => {
  useLive()
  const signed_in = useSessionStore((store) => store.session !== undefined)
  useQuery({ ...meQuery, enabled: signed_in })
  return (
    <div className={css.shell}>
      <SkipLink>{t('skip')}</SkipLink>
      <Side />
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Ribbon>{useAway(hearing) && translateCommon('common:server_away')}</Ribbon>
    </div>
  )
}

import { Outlet } from '@tanstack/react-router'
import { PageLight, Toaster } from '@moongate/ui'
import { lazy, Suspense } from 'react'
import { Popups } from '../popups/popups.tsx'
import { useMaintenance } from '../start/maintenance.store.ts'
import { t } from '../text.ts'
import { BusyLine } from '../widgets/busy-line.tsx'
import { OfflineRibbon } from '../widgets/offline-ribbon.tsx'

const Maintenance = lazy(() => import('../features/maintenance/maintenance.screen.tsx'))

/** Around every screen: what is under way, what pops up. While the site is under maintenance that is all there is (R8.1). */
export const Root = () => {
  const closed = useMaintenance(({ message }) => message)
  return (
    <>
      <PageLight />
      <BusyLine />
      <OfflineRibbon />
      {closed === undefined ? (
        <>
          <Outlet />
          <Popups />
        </>
      ) : (
        <Suspense>
          <Maintenance message={closed} />
        </Suspense>
      )}
      <Toaster label={t('member:ui.tip')} close={t('member:ui.close')} />
    </>
  )
}

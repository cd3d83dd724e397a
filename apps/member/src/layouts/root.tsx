import { Outlet } from '@tanstack/react-router'
import { PageLight, Toaster } from '@moongate/ui'
import { Popups } from '../popups/popups.tsx'
import { lazily } from '../start/lazily.tsx'
import { useMaintenance } from '../start/maintenance.store.ts'
import { t } from '../text.ts'
import { BusyLine } from '../widgets/busy-line.tsx'
import { OfflineRibbon } from '../widgets/offline-ribbon.tsx'

const Maintenance = lazily(() => import('../features/maintenance/maintenance.screen.tsx'))

/** Around every screen: what is under way, what pops up. While the site is under maintenance that is all there is (R8.1). */
export const Root = () => {
  const closed = useMaintenance(({ message }) => message)
  return (
    <>
      <PageLight />
      <BusyLine />
      {closed === undefined ? (
        <>
          <OfflineRibbon />
          <Outlet />
          <Popups />
        </>
      ) : (
        <Maintenance message={closed} />
      )}
      <Toaster label={t('member:ui.tip')} close={t('member:ui.close')} />
    </>
  )
}

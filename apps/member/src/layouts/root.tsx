import { Outlet } from '@tanstack/react-router'
import { PageLight, Toaster } from '@moongate/ui'
import { Popups } from '../popups/popups.tsx'
import { t } from '../text.ts'
import { BusyLine } from '../widgets/busy-line.tsx'
import { OfflineRibbon } from '../widgets/offline-ribbon.tsx'

/** Around every screen: what is under way, what pops up. */
export const Root = () => (
  <>
    <PageLight />
    <BusyLine />
    <OfflineRibbon />
    <Outlet />
    <Popups />
    <Toaster label={t('member:ui.tip')} close={t('member:ui.close')} />
  </>
)

import { SkipLink } from '@moongate/ui'
import { Outlet } from '@tanstack/react-router'
import { t } from '../../text.ts'
import { Ads } from './ads.tsx'
import { Floating } from './floating.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import css from './main-layout.module.css'

/** Header, footer and side widgets around a screen. */
export const MainLayout = () => (
  <div className={css.page}>
    <SkipLink>{t('member:ui.skip')}</SkipLink>
    <Header />
    <main id="main" tabIndex={-1} className={css.main}>
      <Outlet />
    </main>
    <Ads />
    <Floating />
    <Footer />
  </div>
)

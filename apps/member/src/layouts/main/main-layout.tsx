import { SkipLink } from '@moongate/ui'
import { Outlet } from '@tanstack/react-router'
import { lazily } from '../../start/lazily.tsx'
import { t } from '../../text.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import css from './main-layout.module.css'

/* They stand over the page and move nothing: after the first view. */
const Floating = lazily(async () => ({ default: (await import('./floating.tsx')).Floating }))
const Ads = lazily(async () => ({ default: (await import('./ads.tsx')).Ads }))

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

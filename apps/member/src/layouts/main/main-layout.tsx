import { SkipLink } from '@moongate/ui'
import { Outlet } from '@tanstack/react-router'
import { useSession } from '../../session/session.store.ts'
import { lazily } from '../../start/lazily.tsx'
import { fetchLater } from '../../start/screen.ts'
import { t } from '../../text.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import css from './main-layout.module.css'

/* They stand over the page and move nothing: after the first view. */
const Floating = lazily(async () => ({ default: (await import('./floating.tsx')).Floating }))
const Ads = lazily(async () => ({ default: (await import('./ads.tsx')).Ads }))

/** In a file that Home's first view does without, and asked for by members alone. */
const MemberNote = lazily(async () => ({ default: await fetchLater('member_note') }))

/** Header, footer and side widgets around a screen. */
export const MainLayout = () => {
  const logged_in = useSession((s) => s.token !== null)
  return (
    <div className={css.page}>
      <SkipLink>{t('member:ui.skip')}</SkipLink>
      <Header />
      {logged_in && <MemberNote />}
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Ads />
      <Floating />
      <Footer />
    </div>
  )
}

import { NoticePanel } from '../../widgets/notice-panel.tsx'
import css from './notice.module.css'

/** The notices in a page without header, footer and side widgets (R2.13). */
const NoticeScreen = () => (
  <main className={css.page}>
    <NoticePanel />
  </main>
)

export default NoticeScreen

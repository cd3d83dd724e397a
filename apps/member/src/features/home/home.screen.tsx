import { lazily } from '../../start/lazily.tsx'
import { noticesSettled } from '../../start/notices.ts'
import { loadTexts, t } from '../../text.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Hero } from './hero.tsx'
import css from './home.module.css'

const BelowFold = lazily(
  async () => {
    const [page] = await Promise.all([import('./below-fold.tsx'), loadTexts('member-home'), noticesSettled])
    return page
  },
  { Waiting: () => <div className={css.waiting} /> },
)

/** Home (R2.28). */
const HomeScreen = () => {
  useTitle(t('member:home.title'))
  return (
    <div className={css.home}>
      <Hero />
      <BelowFold />
    </div>
  )
}

export default HomeScreen

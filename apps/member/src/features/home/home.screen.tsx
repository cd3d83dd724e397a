import { lazy, Suspense } from 'react'
import { loadTexts, t } from '../../text.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Hero } from './hero.tsx'
import css from './home.module.css'

const BelowFold = lazy(async () => {
  const [page] = await Promise.all([import('./below-fold.tsx'), loadTexts('member-home')])
  return page
})

/** Home (R2.28). */
const HomeScreen = () => {
  useTitle(t('member:home.title'))
  return (
    <div className={css.home}>
      <Hero />
      <Suspense fallback={<div className={css.waiting} />}>
        <BelowFold />
      </Suspense>
    </div>
  )
}

export default HomeScreen

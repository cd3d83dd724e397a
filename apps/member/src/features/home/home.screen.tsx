import { t } from '../../text.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Apps } from './apps.tsx'
import { Categories } from './categories.tsx'
import { Draws } from './draws.tsx'
import { Hero } from './hero.tsx'
import { HotGames } from './hot-games.tsx'
import { Marquee } from './marquee.tsx'
import { Statistics } from './statistics.tsx'
import css from './home.module.css'

/** Home (R2.28). */
const HomeScreen = () => {
  useTitle(t('member:home.title'))
  return (
    <div className={css.home}>
      <Hero />
      <Marquee />
      <Categories />
      <HotGames />
      <div className={css.pair}>
        <Draws />
        <Statistics />
      </div>
      <Apps />
    </div>
  )
}

export default HomeScreen

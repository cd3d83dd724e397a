import { AllGames } from './all-games.tsx'
import css from './lobby.module.css'

/** The lobby in a window of its own (R2.14). */
const CasinoScreen = () => (
  <main className={css.window}>
    <AllGames popup />
  </main>
)

export default CasinoScreen

import { MatchStrip } from './match-strip.tsx'
import { Statistics } from './statistics.tsx'

/** What stands far down on Home: the measured figures, then what is played and starts next. */
const HomeFar = () => (
  <>
    <Statistics />
    <MatchStrip />
  </>
)

export default HomeFar

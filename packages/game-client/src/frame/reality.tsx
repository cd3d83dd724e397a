import type { Spell } from '@moongate/game-contract'
import { buildRealityTexts } from '@moongate/i18n/reality-texts'
import { toDecimal } from '@moongate/money'
import { goHome, RealityDialog } from '@moongate/ui'
import { getLate } from '../texts.ts'

/** How the visit went, over the game until it is confirmed. */
export const Reality = ({ spell, onGoOn }: { spell: Spell; onGoOn: () => void }) => {
  const { seconds, staked, won, is_offered } = spell
  const told = {
    seconds,
    is_offered,
    staked: toDecimal(staked),
    won: toDecimal(won),
    result: toDecimal(won - staked),
  }
  return <RealityDialog texts={buildRealityTexts(getLate)} spell={told} onGoOn={onGoOn} onPause={goHome} />
}

import { toDecimal } from '@moongate/money'
import { goHome, RealityDialog } from '@moongate/ui'
import type { SpellTold } from '../supplier.ts'
import { getLate as t } from '../texts.ts'

const buildTexts = () => ({
  title: t('member-protection:reality'),
  text: t('member-protection:reality_text'),
  time: t('member-protection:sums.time'),
  staked: t('member-protection:sums.staked'),
  won: t('member-protection:sums.won'),
  result: t('member-protection:sums.result'),
  go_on: t('member-protection:go_on'),
  pause: t('member-protection:pause'),
  offered: t('member-protection:offered'),
})

/** How the visit went, over the game until it is confirmed. */
export const Reality = ({ spell, onGoOn }: { spell: SpellTold; onGoOn: () => void }) => {
  const { seconds, staked, won, is_offered } = spell
  const told = {
    seconds,
    is_offered,
    staked: toDecimal(staked),
    won: toDecimal(won),
    result: toDecimal(won - staked),
  }
  return <RealityDialog texts={buildTexts()} spell={told} onGoOn={onGoOn} onPause={goHome} />
}

import { Proof, ProofWords, Rules } from '@moongate/game-client'
import { Dialog } from '@moongate/ui'
import type { Round } from '../play/use-round.ts'
import { t, type TextKey } from '../text.ts'

const BLACKJACK: readonly TextKey[] = [
  'blackjack.rule.goal',
  'blackjack.rule.dealer',
  'blackjack.rule.pays',
  'blackjack.rule.double',
  'blackjack.rule.split',
  'blackjack.rule.return',
  'rule.time',
  'blackjack.rule.keys',
]
const FLOWER: readonly TextKey[] = [
  'flower.rule.goal',
  'flower.rule.kinds',
  'flower.rule.price',
  'flower.rule.compare',
  'flower.rule.bots',
  'flower.rule.return',
  'flower.rule.time',
  'flower.rule.keys',
]

const LANDLORD: readonly TextKey[] = [
  'landlord.rule.goal',
  'landlord.rule.bids',
  'landlord.rule.kinds',
  'landlord.rule.wings',
  'landlord.rule.beats',
  'landlord.rule.times',
  'landlord.rule.hold',
  'landlord.rule.bots',
  'landlord.rule.return',
  'landlord.rule.time',
  'landlord.rule.keys',
]
const MAHJONG: readonly TextKey[] = [
  'mahjong.rule.goal',
  'mahjong.rule.moves',
  'mahjong.rule.fan1',
  'mahjong.rule.fan2',
  'mahjong.rule.hold',
  'mahjong.rule.bots',
  'mahjong.rule.return',
  'mahjong.rule.time',
  'mahjong.rule.keys',
]
const NIUNIU: readonly TextKey[] = [
  'niuniu.rule.goal',
  'niuniu.rule.bids',
  'niuniu.rule.lays',
  'niuniu.rule.kinds',
  'niuniu.rule.times',
  'niuniu.rule.hold',
  'niuniu.rule.bots',
  'niuniu.rule.return',
  'niuniu.rule.time',
  'niuniu.rule.keys',
]
const RULES: Readonly<Record<string, readonly TextKey[]>> = {
  golden_flower: FLOWER,
  landlord: LANDLORD,
  mahjong: MAHJONG,
  niuniu: NIUNIU,
}

type Props = { game: string; next: string | undefined; round: Round | undefined; onClose: () => void }

/** How the game is played, what comes back in the mean, and how a shuffle can be checked. */
export const RulesDialog = ({ game, next, round, onClose }: Props) => (
  <Dialog open size="m" title={t('how_to_play')} close={t('close')} onClose={onClose}>
    <Rules>
      {(RULES[game] ?? BLACKJACK).map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
      <li>{t('rule.proof')}</li>
    </Rules>
    <Proof label={t('proof_next')} hash={next} />
    {round && <Proof label={t('proof')} hash={round.hash} />}
    {round?.words && <ProofWords label={t('words')} words={round.words} />}
  </Dialog>
)

import { getKind, type MahjongView } from '@moongate/cards'
import type { MoveButton } from '../parts/move-bar.tsx'
import { type Asked, type Spoken, tellEnd, tellIdle } from '../parts/said.ts'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import { nameKind, nameTaken } from './name-tile.ts'

const KEYS: Readonly<Record<string, string>> = { win: 'w', kong: 'k', pung: 't', pass: 'p' }

const nameMove = (view: MahjongView, move: string): string => {
  const name = move.split(':')[0]
  if (name === 'chow') return t('mahjong.move.chow', { tiles: nameTaken(view, move) })
  if (name === 'kong') return t('mahjong.move.kong', { tile: nameTaken(view, move) })
  if (name === 'pung') return t('mahjong.move.pung')
  return name === 'win' ? t('mahjong.move.win') : t('mahjong.move.pass')
}

/** What may be done beside laying a tile. The first row has a key of its own, each the number that it begins with. */
export const listButtons = ({ view, options }: Pick<Round<MahjongView>, 'view' | 'options'>): MoveButton[] =>
  options
    .filter(({ move }) => move !== 'discard')
    .map(({ move }) => {
      const [name = '', kind] = move.split(':')
      return { move, words: nameMove(view, move), key: KEYS[name] ?? String(Number(kind) + 1) }
    })

/** What the line above the table's edge says now. */
export const tellRound = (asked: Asked<Round<MahjongView>>): Spoken => {
  const { round, shown, format } = asked
  const idle = tellIdle(asked)
  if (idle || !round) return idle ?? { words: '', look: 'plain' }
  const { view, over } = round
  if (!over) {
    const { lies } = view
    const words = lies === null ? t('mahjong.turn.discard') : t('mahjong.turn.claim', { tile: nameKind(getKind(lies)) })
    return { words, look: 'plain' }
  }
  if (!shown) return { words: t('mahjong.showing'), look: 'plain' }
  if (view.winner === null) return { words: t('mahjong.nobody'), look: 'plain' }
  return tellEnd(round, format, t('mahjong.lost', { points: -(view.seats[0]?.points ?? 0) }))
}

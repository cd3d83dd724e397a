import { getKind, type MahjongView } from '@moongate/cards'
import { t } from '../text.ts'

/** The winds and the dragons, which stand behind the nine of characters. */
const HONOURS = ['east', 'south', 'west', 'north', 'red', 'green', 'white'] as const
const CHARACTERS = 9

const writeNumber = (kind: number): string => t('mahjong.tile.numbers')[kind] ?? ''

/** How a tile is called. What stands on it says nothing to who does not read Chinese, and to a voice of another language. */
export const nameKind = (kind: number): string => {
  const honour = HONOURS[kind - CHARACTERS]
  return honour ? t(`mahjong.tile.${honour}`) : t('mahjong.tile.number', { n: writeNumber(kind) })
}

/** What a move takes: the numbers of a row, one of four alike, and what lies there of the rest. */
export const nameTaken = (view: Pick<MahjongView, 'lies'>, move: string): string => {
  const [name, said] = move.split(':')
  const kind = Number(said)
  if (name === 'chow') {
    const [first, second, third] = [kind, kind + 1, kind + 2].map(writeNumber)
    return t('mahjong.tile.row', { first: first ?? '', second: second ?? '', third: third ?? '' })
  }
  if (name === 'kong') return nameKind(kind)
  return view.lies === null ? '' : nameKind(getKind(view.lies))
}

import type { Card } from '@moongate/cards'
import css from './mahjong.module.css'
import { nameKind } from './name-tile.ts'
import { getPrint } from './tile-art.ts'

const RED = '#c2182b'
const FONT = '"Kaiti SC", KaiTi, STKaiti, "Noto Serif CJK SC", "Songti SC", SimSun, serif'

/** A block of bone on bamboo, seen a little from below. */
const Body = ({ front }: { front: string }) => (
  <>
    <rect x="1" y="4" width="58" height="79" rx="7" fill="#0c6b45" />
    <rect x="1" y="2" width="58" height="76" rx="7" fill="#d8cfb6" />
    <rect x="1" y="1" width="58" height="73" rx="7" fill={front} stroke="#c9bd9c" />
  </>
)

const Sign = ({ tile }: { tile: Card }) => {
  const { sign, number, color, mark } = getPrint(tile)
  return (
    <g fontFamily={FONT} fontWeight="700" textAnchor="middle">
      {number !== '' && (
        <text x="30" y="34" fontSize="29" fill={color}>
          {number}
        </text>
      )}
      {sign === '白' ? (
        <path d="M14 14H46V62H14ZM19 19V57H41V19Z" fill={color} fillRule="evenodd" />
      ) : (
        <text x="30" y={number === '' ? 53 : 65} fontSize={number === '' ? 44 : 29} fill={number === '' ? color : RED}>
          {sign}
        </text>
      )}
      <text x="8" y="12" fontSize="10" fontFamily="system-ui, sans-serif" fill="#5d5540">
        {mark}
      </text>
    </g>
  )
}

/** A tile, drawn; without one its back. */
export const Tile = ({ tile }: { tile: Card | undefined }) =>
  tile === undefined ? (
    <svg className={css.tile} viewBox="0 0 60 84" aria-hidden>
      <Body front="#16935f" />
      <rect x="9" y="9" width="42" height="57" rx="5" fill="none" stroke="#ffffff3d" strokeWidth="2" />
    </svg>
  ) : (
    <svg className={css.tile} viewBox="0 0 60 84">
      <title>{nameKind(tile >> 2)}</title>
      <Body front="#fffdf3" />
      <Sign tile={tile} />
    </svg>
  )

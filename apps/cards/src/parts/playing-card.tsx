import { type Card, DECK, getRank, getSuit } from '@moongate/cards'
import type { CSSProperties } from 'react'
import { listSpots, nameCard, RANKS, SUITS } from './card-art.ts'
import css from './parts.module.css'

const [RED, BLACK] = ['#c2182b', '#14181f']
const WIDTH = 80
const CROWNS: Readonly<Record<number, string>> = {
  11: 'M25 40L29 26 40 34 51 26 55 40Z',
  12: 'M24 40L26 24 33 32 40 21 47 32 54 24 56 40Z',
  13: 'M23 40L23 25 31 31 35 20 40 29 45 20 49 31 57 25 57 40Z',
}

const Corner = ({ rank, suit }: { rank: number; suit: number }) => (
  <g>
    <text x="11" y="20" fontSize="18" textLength={rank === 10 ? 17 : undefined}>
      {RANKS[rank - 1]}
    </text>
    <path d={SUITS[suit]} transform="translate(11 32) scale(.62)" />
  </g>
)

const Court = ({ rank, suit }: { rank: number; suit: number }) => (
  <g>
    <rect x="21" y="14" width="38" height="84" rx="4" fill="#fbf0d2" stroke="#c79a3c" />
    <path d={CROWNS[rank]} fill="#d9a334" stroke="#7d5511" />
    <rect x="23" y="41" width="34" height="5" fill="#7d5511" />
    <text x="40" y="78" fontSize="32">
      {RANKS[rank - 1]}
    </text>
    <path d={SUITS[suit]} transform="translate(40 88) scale(.7)" />
  </g>
)

const Marks = ({ rank, suit }: { rank: number; suit: number }) => (
  <g>
    {listSpots(rank).map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={SUITS[suit]}
        transform={`translate(${x} ${y}) scale(${rank === 1 ? 2 : y > 56 ? '.68 -.68' : '.68'})`}
      />
    ))}
  </g>
)

/** A star with the word down its side: the small joker plain, the big one red and filled. */
const Joker = ({ big }: { big: boolean }) => (
  <g>
    {[...'JOKER'].map((letter, at) => (
      <text key={at} x="11" y={20 + at * 14} fontSize="13">
        {letter}
      </text>
    ))}
    <path
      d="M46 30L52 49 72 49 56 61 62 80 46 68 30 80 36 61 20 49 40 49Z"
      fill={big ? '#d9a334' : 'none'}
      stroke="currentColor"
      strokeWidth="2.5"
      color={big ? RED : BLACK}
    />
  </g>
)

const Front = ({ rank, suit }: { rank: number; suit: number }) =>
  suit >= SUITS.length ? (
    <Joker big={rank > 1} />
  ) : (
    <>
      <Corner rank={rank} suit={suit} />
      {rank > 10 ? <Court rank={rank} suit={suit} /> : <Marks rank={rank} suit={suit} />}
    </>
  )

type Props = { card: Card | undefined; delay_ms?: number }

/** A card, drawn; without one its back. */
export const PlayingCard = ({ card, delay_ms = 0 }: Props) => {
  const style: CSSProperties = { animationDelay: `${delay_ms}ms` }
  if (card === undefined)
    return (
      <svg className={css.card} style={style} viewBox={`0 0 ${WIDTH} 112`} aria-hidden>
        <rect x="1" y="1" width="78" height="110" rx="8" fill="#fffdf7" stroke="#d9cfb4" />
        <rect x="6" y="6" width="68" height="100" rx="5" fill="#8c1526" />
        <path d="M6 31L40 6 74 31M6 56L40 31 74 56M6 81L40 56 74 81M6 106L40 81 74 106" stroke="#e3ad46" fill="none" />
        <circle cx="40" cy="56" r="13" fill="#8c1526" stroke="#e3ad46" strokeWidth="2" />
        <path d={SUITS[3]} transform="translate(40 56) scale(.7)" fill="#e3ad46" />
      </svg>
    )
  const [rank, suit] = [getRank(card), getSuit(card)]
  return (
    <svg className={css.card} style={style} viewBox={`0 0 ${WIDTH} 112`}>
      <title>{nameCard(rank, suit)}</title>
      <rect x="1" y="1" width="78" height="110" rx="8" fill="#fffdf7" stroke="#d9cfb4" />
      <g
        fill={suit % 2 === 1 || card > DECK ? RED : BLACK}
        fontFamily="Georgia, serif"
        fontWeight="700"
        textAnchor="middle"
      >
        <Front rank={rank} suit={suit} />
      </g>
    </svg>
  )
}

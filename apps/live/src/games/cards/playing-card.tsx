import { type Card, getRank, getSuit } from '@moongate/tables'
import css from '../../table/table.module.css'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = [
  'M0 -9C5 -3 9 0 9 4 9 8 4 9 1 5 1 8 2 10 4 11H-4C-2 10 -1 8 -1 5 -4 9 -9 8 -9 4 -9 0 -5 -3 0 -9Z',
  'M0 10C-9 3 -10 -1 -10 -4 -10 -9 -3 -11 0 -5 3 -11 10 -9 10 -4 10 -1 9 3 0 10Z',
  'M0 -10A4.6 4.6 0 0 1 4 -3 4.6 4.6 0 1 1 1 4C1 8 2 10 4 11H-4C-2 10 -1 8 -1 4A4.6 4.6 0 1 1 -4 -3 4.6 4.6 0 0 1 0 -10Z',
  'M0 -11L8 0 0 11 -8 0Z',
] as const
const NAMES = ['♠', '♥', '♣', '♦'] as const

/** Court cards wear a crown above their letter. */
const CROWN = 'M-14 6L-17 -8 -7 -1 0 -13 7 -1 17 -8 14 6Z'

/** How a card is read out. */
export const nameCard = (card: Card): string => `${NAMES[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`

/** A card, drawn. One that is covered does not say what it is. */
export const PlayingCard = ({ card, third, covered = false }: { card: Card; third: boolean; covered?: boolean }) => {
  const [rank, suit] = [getRank(card), getSuit(card)]
  const colour = suit % 2 === 1 ? '#c81e2b' : '#15181d'
  const letter = RANKS[rank - 1]
  return (
    <svg className={css.card} data-third={third} viewBox="0 0 70 100">
      {!covered && <title>{nameCard(card)}</title>}
      <rect x="1" y="1" width="68" height="98" rx="7" fill="#fffdf7" stroke="#d9cfb4" />
      <g fill={colour} fontFamily="Georgia, serif" fontWeight="700" textAnchor="middle">
        <text x="14" y="24" fontSize="21" textLength={rank === 10 ? 20 : undefined}>
          {letter}
        </text>
        <path d={SUITS[suit]} transform="translate(14 38) scale(.72)" />
        {rank > 10 ? (
          <>
            <path d={CROWN} transform="translate(40 46)" fill="#d39a2b" stroke="#7d5511" />
            <text x="40" y="84" fontSize="36">
              {letter}
            </text>
          </>
        ) : (
          <path d={SUITS[suit]} transform={`translate(40 64) scale(${rank === 1 ? 2.6 : 2})`} />
        )}
      </g>
    </svg>
  )
}

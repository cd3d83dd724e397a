const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const APART = 11

/** A die, one and four in red as dice of these parts are. */
export const Die = ({ eyes }: { eyes: number }) => (
  <svg viewBox="-22 -22 44 44" aria-hidden>
    <rect x="-20" y="-20" width="40" height="40" rx="8" fill="#fffdf7" stroke="#d9cfb4" strokeWidth="1.5" />
    {PIPS[eyes]?.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x * APART}
        cy={y * APART}
        r={eyes === 1 ? 6.5 : 4.2}
        fill={eyes === 1 || eyes === 4 ? '#c81e2b' : '#15181d'}
      />
    ))}
  </svg>
)

import { useEffect, useRef, type ReactNode } from 'react'
import { motifUrls } from '../art.gen.ts'
import type { Motif } from '../motifs.gen.ts'
import { buildSectorPath, computeLabelRoom, computeWheelAngle, isTooWide, label_radius } from './wheel.rules.ts'
import styles from './moon-wheel.module.css'

export type WheelPrize = { id: string | number; label: string; motif?: Motif }
export type MoonWheelProps = {
  prizes: readonly WheelPrize[]
  /** Set when the server has answered: the wheel turns to this sector. A new object spins again, even to the same one. */
  result?: { index: number }
  /** The wheel stands still on the result. */
  onRest?: () => void
  label: string
  /** The button in the hub. */
  hub: ReactNode
}

const spin_ms = 5200

/** The golden moon wheel: 24 bulbs, a gold rim, up to twelve sectors. It only ever shows a result that is already decided. */
export const MoonWheel = ({ prizes, result, onRest, label, hub }: MoonWheelProps) => {
  const disc = useRef<SVGGElement>(null)
  const angle = useRef(0)
  const rest = useRef(onRest)
  useEffect(() => {
    rest.current = onRest
  })
  useEffect(() => {
    const element = disc.current
    if (!result || !element) return
    const from = angle.current
    const to = computeWheelAngle(from, result.index, prizes.length)
    angle.current = to
    element.style.transform = `rotate(${to}deg)`
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const frames = still ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to + 3}deg)`, offset: 0.94, easing: 'ease-in-out' }, { transform: `rotate(${to}deg)` }]
    const motion = element.animate(frames, { duration: still ? 300 : spin_ms, easing: 'cubic-bezier(.12,.72,.08,1)' })
    motion.onfinish = () => rest.current?.()
    return () => motion.cancel()
  }, [result, prizes.length])
  const sector = buildSectorPath(prizes.length, 168)
  const room = computeLabelRoom(prizes.length)
  return (
    <div className={styles.wheel} role="group" aria-label={label}>
      <svg viewBox="-220 -220 440 440" aria-hidden>
        <defs>
          <linearGradient id="wheel-rim" x2="0" y2="1">
            <stop stopColor="#fff3cb" />
            <stop offset=".45" stopColor="#edbe59" />
            <stop offset="1" stopColor="#9a5f1c" />
          </linearGradient>
          <radialGradient id="wheel-red">
            <stop offset=".2" stopColor="#d8322b" />
            <stop offset="1" stopColor="#9c1717" />
          </radialGradient>
          <radialGradient id="wheel-cream">
            <stop offset=".2" stopColor="#fdeec4" />
            <stop offset="1" stopColor="#e8c983" />
          </radialGradient>
        </defs>
        <circle r="212" fill="url(#wheel-rim)" />
        <circle r="184" fill="#4a0e12" />
        {Array.from({ length: 24 }, (_, i) => (
          <circle key={i} cy="-198" r="5.5" transform={`rotate(${i * 15 + 7.5})`} className={i % 2 ? styles.bulb : styles.warm} />
        ))}
        <g ref={disc}>
          {prizes.map((prize, i) => (
            <g key={prize.id} transform={`rotate(${(i * 360) / prizes.length})`}>
              <path d={sector} transform="scale(1.06)" fill={i % 2 ? 'url(#wheel-cream)' : 'url(#wheel-red)'} stroke="#f4d786" strokeWidth="1.5" />
              <text y={-label_radius} textAnchor="middle" fontSize={room.size} className={i % 2 ? styles.dark : styles.light} textLength={isTooWide(prize.label, room) ? room.width : undefined} lengthAdjust="spacingAndGlyphs">
                {prize.label}
              </text>
              {prize.motif && <image href={motifUrls[prize.motif]} x={-room.size * 1.2} y={-label_radius + 10} width={room.size * 2.4} height={room.size * 2.4} />}
            </g>
          ))}
        </g>
        <path d="M-17 -218H17L0 -166Z" fill="#fff6d8" stroke="#b97324" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <div className={styles.hub}>{hub}</div>
    </div>
  )
}

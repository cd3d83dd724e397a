import { DEALING_MS, RED, WHEEL } from '@moongate/tables'
import type { CSSProperties } from 'react'
import { useElapsed } from '../../play/use-dealt.ts'
import { Dealer } from '../../table/dealer.tsx'
import type { SceneProps } from '../game.ts'
import css from './roulette.module.css'

const STEP = 360 / WHEEL.length
/** The ball lies still a moment before the round is over. */
const STILL_MS = 1_200
const [RIM, HUB] = [96, 62]

const aim = (degrees: number, reach: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`
}
const drawPocket = (at: number): string => {
  const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP]
  return `M${aim(from, RIM)}A${RIM} ${RIM} 0 0 1 ${aim(to, RIM)}L${aim(to, HUB)}A${HUB} ${HUB} 0 0 0 ${aim(from, HUB)}Z`
}
const colourPocket = (pocket: number): string => {
  if (pocket === 0) return '#1f8a4c'
  return RED.has(pocket) ? '#b3262c' : '#15181d'
}

const Pockets = () => (
  <>
    {WHEEL.map((pocket, at) => (
      <g key={pocket}>
        <path d={drawPocket(at)} fill={colourPocket(pocket)} stroke="#d8b35c" strokeWidth="0.5" />
        <text transform={`rotate(${at * STEP}) translate(0 -84)`}>{pocket}</text>
      </g>
    ))}
  </>
)

type Spin = CSSProperties & Record<`--${string}`, string>

/** The wheel. It is where the clock says: who comes late sees it as far on as all others. */
export const Wheel = ({ table }: SceneProps) => {
  const { outcome, phase } = table
  const pocket = outcome?.game === 'roulette' ? outcome.pocket : undefined
  const spin_ms = DEALING_MS.roulette - STILL_MS
  const since = useElapsed(table, [spin_ms])
  const still = since >= spin_ms
  const spin: Spin = {
    '--to': `${WHEEL.indexOf(pocket ?? 0) * STEP}deg`,
    '--for': `${spin_ms}ms`,
    '--late': `${-Math.min(since, spin_ms)}ms`,
  }
  return (
    <div className={css.scene}>
      <Dealer phase={phase} />
      <svg className={css.wheel} viewBox="-106 -106 212 212" aria-hidden style={spin} data-spins={pocket !== undefined}>
        <circle r="104" fill="#4b2a10" stroke="#d8b35c" strokeWidth="3" />
        <g key={`${table.round} ${phase === 'dealing'}`} className={css.turning}>
          <Pockets />
          <circle r={HUB} fill="#3a2110" stroke="#d8b35c" strokeWidth="1.5" />
          <path d="M0 -40L10 -10 40 0 10 10 0 40 -10 10 -40 0 -10 -10Z" fill="#d8b35c" />
          <circle r="9" fill="#f7e3a8" />
        </g>
        {pocket !== undefined && (
          <g key={table.round} className={css.ball}>
            <circle className={css.drop} cy="-70" r="5" fill="#fff" stroke="#9aa" strokeWidth="0.6" />
          </g>
        )}
      </svg>
      {pocket !== undefined && still && (
        <output className={css.came} style={{ background: colourPocket(pocket) }}>
          {pocket}
        </output>
      )}
    </div>
  )
}

import { useReducedMotion } from '@moongate/ui'
import { useEffect, useRef } from 'react'
import type { Tier } from '../play/script.rules.ts'
import { createLoop } from '../stage/loop.ts'
import { createSparks } from '../stage/sparks.ts'
import css from './overlays.module.css'

const WAVES: Readonly<Record<Tier, number>> = { small: 0, big: 3, mega: 5, epic: 7, most: 9 }
const WAVE_MS = 550
const FLY_MS = 2_200

/** Coins that spring up from below, wave after wave, the more the louder the win. */
export const CoinRain = ({ tier }: { tier: Tier }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const still = useReducedMotion()
  useEffect(() => {
    const element = canvas.current
    if (!element || still) return
    element.width = element.clientWidth
    element.height = element.clientHeight
    const loop = createLoop(element, () => false)
    const unit = Math.min(element.width, element.height) * 0.42
    const from = [0.2, 0.5, 0.8].map((x) => ({ x: element.width * x, y: element.height * 0.8 }))
    const options = { ms: FLY_MS, unit, color: '#ffd84d', coins: true }
    const throwWave = (): void => loop.add(createSparks(from, 9, { ...options, since: performance.now() }))
    throwWave()
    const timers = Array.from({ length: WAVES[tier] - 1 }, (_, at) => setTimeout(throwWave, (at + 1) * WAVE_MS))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      loop.destroy()
    }
  }, [tier, still])
  return <canvas ref={canvas} className={css.rain} />
}

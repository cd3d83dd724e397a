import { useFormatAmount, useReducedMotion } from '@moongate/ui'
import { useEffect, useRef } from 'react'
import { toDecimal } from '@moongate/money'
import type { Hall } from '../play/hall.ts'
import type { Player } from '../play/sound.ts'
import { listenTo } from '../stage/input.ts'
import { createStage } from '../stage/stage.ts'
import { t } from '../text.ts'
import css from './sea.module.css'

/** The sea itself: drawn on a canvas, aimed and fired at by pointer and keys. */
export const SeaCanvas = ({ hall, player }: { hall: Hall; player: Player }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const reduced = useReducedMotion()
  const formatAmount = useFormatAmount()
  useEffect(() => {
    if (!canvas.current) return
    const write = (minor: number): string => formatAmount(toDecimal(minor))
    const stage = createStage(canvas.current, hall, { reduced, play: player.play, write })
    const leave = listenTo(canvas.current, stage, hall)
    return () => {
      leave()
      stage.destroy()
    }
  }, [hall, player, reduced, formatAmount])
  return (
    <section className={css.water} aria-label={t('sea')}>
      <canvas ref={canvas} className={css.canvas} />
    </section>
  )
}

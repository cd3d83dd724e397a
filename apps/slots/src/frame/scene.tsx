import { useEffect, useRef } from 'react'
import type { Skin } from '../art/skin.ts'
import { drawScenery } from '../stage/scenery.ts'
import css from './frame.module.css'

/** What stands behind everything; drawn once for each size of the window. */
export const Scene = ({ skin, warm }: { skin: Skin; warm: boolean }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const ratio = Math.min(1.5, devicePixelRatio)
      element.width = Math.round(element.clientWidth * ratio)
      element.height = Math.round(element.clientHeight * ratio)
      drawScenery(element, skin.sky, skin.scenery)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [skin])
  return (
    <div className={css.scene} aria-hidden>
      <canvas ref={canvas} />
      <span className={css.warmth} data-on={warm} />
    </div>
  )
}

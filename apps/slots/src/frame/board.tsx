import { useEffect, useRef } from 'react'
import type { Canvases, Stage } from '../stage/stage.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

const MOST_RATIO = 2

/** The place of the reels: it measures itself and has them drawn at the screen's own density. */
export const Board = ({ stage, canvases, onPress }: { stage: Stage; canvases: Canvases; onPress: () => void }) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    element.replaceChildren(canvases.frame, canvases.reels, canvases.above)
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? element.getBoundingClientRect()
      if (width > 0 && height > 0) stage.resize(width, height, Math.min(MOST_RATIO, devicePixelRatio))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage, canvases])
  return <figure ref={place} className={css.board} aria-label={t('reels')} onPointerDown={onPress} />
}

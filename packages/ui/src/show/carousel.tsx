import { useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { chevronLeft, chevronRight, playerPause, playerPlay } from '../icons.gen.ts'
import { useInSight, useMedia, useReducedMotion } from '../lib/motion.ts'
import { cx } from '../lib/cx.ts'
import styles from './carousel.module.css'

export type CarouselProps = {
  label: string
  slides: readonly ReactNode[]
  texts: { previous: string; next: string; pause: string; play: string; slide: (n: number, of: number) => string }
  visible?: number
  interval_ms?: number
  /** Dots instead of arrows: for one wide slide at a time. */
  dots?: boolean
}

/** Moves on by itself only while it can be seen and nobody points at it, focuses it, paused it or asked for less motion. */
const useTurning = (place: RefObject<Element | null>, count: number, interval_ms: number) => {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useReducedMotion()
  const seen = useInSight(place)
  const turning = seen && !paused && !pointed && !focused && !still && count > 1
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setAt((n) => (n + 1) % count), interval_ms)
    return () => clearInterval(timer)
  }, [turning, count, interval_ms])
  const go = (n: number) => setAt((n + count) % count)
  return { at: Math.min(at, count - 1), go, paused, setPaused, setPointed, setFocused, still }
}

/** Slides in a row, five in view, a step every 2500 ms taking 500 ms (R2.28, R9.10). Swipe, arrows or dots. */
export const Carousel = ({ label, slides, texts, visible: wanted = 5, interval_ms = 2500, dots }: CarouselProps) => {
  const narrow = useMedia('(max-width: 767px)')
  const visible = narrow ? Math.min(2, wanted) : wanted
  const count = Math.max(1, slides.length - visible + 1)
  const place = useRef<HTMLElement>(null)
  const { at, go, paused, setPaused, setPointed, setFocused, still } = useTurning(place, count, interval_ms)
  const from = useRef<number>(null)
  const drop = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientX - from.current
    from.current = null
    if (Math.abs(moved) > 40) go(at + (moved < 0 ? 1 : -1))
  }
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  const style = { '--visible': visible } as React.CSSProperties
  // Where it stands is said of the track alone: told through a property, every slide would be styled anew at each turn.
  const moved = { transform: `translateX(calc((100% + var(--gap)) / var(--visible) * ${-at}))` }
  return (
    <section
      ref={place}
      className={cx(styles.carousel, dots && styles.dotted)}
      aria-roledescription="carousel"
      aria-label={label}
      style={style}
      data-at={at}
      {...hold}
    >
      <div
        className={styles.window}
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={drop}
        onPointerCancel={() => (from.current = null)}
      >
        <div className={styles.track} style={moved}>
          {slides.map((slide, i) => (
            <div
              key={i}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={texts.slide(i + 1, slides.length)}
              inert={i < at || i >= at + visible}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          {dots ? (
            slides.map((_, i) => (
              <button
                key={i}
                type="button"
                className={styles.dot}
                aria-label={texts.slide(i + 1, slides.length)}
                aria-current={i === at || undefined}
                onClick={() => go(i)}
              />
            ))
          ) : (
            <IconButton icon={chevronLeft} label={texts.previous} look="well" onClick={() => go(at - 1)} />
          )}
          {!still && (
            <IconButton
              icon={paused ? playerPlay : playerPause}
              label={`${paused ? texts.play : texts.pause} · ${label}`}
              look={dots ? 'plain' : 'well'}
              onClick={() => setPaused(!paused)}
            />
          )}
          {!dots && <IconButton icon={chevronRight} label={texts.next} look="well" onClick={() => go(at + 1)} />}
        </div>
      )}
    </section>
  )
}

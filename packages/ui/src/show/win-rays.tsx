import { useEffect, useRef, type ReactNode } from 'react'
import { burst } from '../art/burst.ts'
import styles from './win-rays.module.css'

/**
 * What was won, with rays behind it and confetti by how many times the stake came back (`ratio`, above 1). It moves once and
 * then lies still; with reduced motion it only shines. Never for a net loss.
 */
export const WinRays = ({ ratio, children }: { ratio: number; children: ReactNode }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) burst(canvas.current, ratio)
  }, [ratio])
  return (
    <div className={styles.win}>
      <span className={styles.rays} aria-hidden="true" />
      <canvas ref={canvas} className={styles.confetti} width={360} height={240} aria-hidden="true" />
      <div className={styles.what}>{children}</div>
    </div>
  )
}

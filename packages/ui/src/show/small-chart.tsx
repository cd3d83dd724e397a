import { useId } from 'react'
import { computePoints, buildSmoothPath } from './small-chart.rules.ts'
import { cx } from '../lib/cx.ts'
import styles from './small-chart.module.css'

export type Series = {
  id: string
  label: string
  values: readonly number[]
  tone?: 'gold' | 'sky' | 'jade' | 'cinnabar'
  area?: boolean
  dashed?: boolean
}
export type SmallChartProps = {
  label: string
  series: readonly Series[]
  /** One per point, for the axis and the table screen readers get. */ points: readonly string[]
  height?: number
  format?: (value: number) => string
}

const width = 600

/** A quiet line or area chart; the same numbers stand in a table for screen readers. */
export const SmallChart = ({ label, series, points, height = 180, format = String }: SmallChartProps) => {
  const id = useId()
  const all = series.flatMap((one) => one.values)
  const top = Math.max(1, ...all) * 1.08
  const bottom = Math.min(0, ...all)
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" style={{ height }} aria-hidden>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} className={styles.grid} d={`M0 ${height * share - 0.5}H${width}`} />
        ))}
        {series.map((one) => {
          const line = buildSmoothPath(computePoints(one.values, width, height - 6, top, bottom))
          return (
            <g key={one.id} className={styles[one.tone ?? 'gold']}>
              {one.area && (
                <>
                  <linearGradient id={`${id}${one.id}`} x2="0" y2="1">
                    <stop className={styles.stop} stopOpacity=".42" />
                    <stop offset="1" className={styles.stop} stopOpacity="0" />
                  </linearGradient>
                  <path d={`${line}V${height}H0Z`} fill={`url(#${id}${one.id})`} />
                </>
              )}
              <path
                className={cx(styles.line, one.dashed && styles.dashed)}
                d={line}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )
        })}
      </svg>
      <div className={styles.axis} aria-hidden>
        <span>{points[0]}</span>
        <span>{points.at(-1)}</span>
      </div>
      <figcaption className={styles.legend}>
        {series.map((one) => (
          <span key={one.id} className={cx(styles.key, styles[one.tone ?? 'gold'])}>
            {one.label}
          </span>
        ))}
      </figcaption>
      <div className={styles.table}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {series.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.label}</th>
                {one.values.map((value, i) => (
                  <td key={points[i] ?? i}>{`${points[i] ?? ''} ${format(value)}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

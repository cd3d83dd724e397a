import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Horizontal runs of dark cells as one path: a QR of 29 cells takes one node instead of 400. */
export const buildQrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((cell) => (cell ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  )
  return { path: runs.join(''), size }
}

/** A QR code, dark on light so that every camera reads it. `label` says where it leads. */
export const QrCode = ({ text, label, size = 148 }: { text: string; label: string; size?: number }) => {
  const { path, size: cells } = buildQrPath(text)
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

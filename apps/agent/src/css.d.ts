import 'react'

declare module 'react' {
  interface CSSProperties {
    [own: `--${string}`]: string | number | undefined
  }
}

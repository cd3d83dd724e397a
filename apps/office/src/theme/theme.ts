import { Badge, Button, createTheme, type MantineColorsTuple } from '@mantine/core'

const makeShades = (...names: string[]): MantineColorsTuple =>
  names.map((name) => `var(--${name})`) as unknown as MantineColorsTuple

/** Mantine on the tokens of packages/ui: nothing here is a colour or a size of its own. */
export const theme = createTheme({
  scale: 16 / 15,
  primaryColor: 'gold',
  primaryShade: 5,
  colors: {
    dark: makeShades(
      'tx-1',
      'tx-2',
      'tx-3',
      'line-strong',
      'line',
      'ink-700',
      'ink-800',
      'ink-950',
      'ink-900',
      'ink-950',
    ),
    gray: makeShades('tx-1', 'tx-1', 'tx-2', 'tx-2', 'tx-3', 'tx-3', 'tx-3', 'line-strong', 'line-strong', 'line'),
    gold: makeShades(
      'gold-200',
      'gold-200',
      'gold-300',
      'gold-300',
      'gold-400',
      'gold-400',
      'gold-400',
      'gold-500',
      'gold-700',
      'gold-700',
    ),
    jade: makeShades(
      'jade-300',
      'jade-300',
      'jade-300',
      'jade-300',
      'jade-300',
      'jade-400',
      'jade-400',
      'jade-500',
      'jade-500',
      'jade-500',
    ),
    cinnabar: makeShades(
      'cinnabar-300',
      'cinnabar-300',
      'cinnabar-300',
      'cinnabar-300',
      'cinnabar-300',
      'cinnabar-300',
      'cinnabar-400',
      'cinnabar-500',
      'cinnabar-600',
      'cinnabar-600',
    ),
  },
  fontFamily: 'var(--font-text)',
  fontSizes: {
    xs: 'var(--fs-caption)',
    sm: 'var(--fs-small)',
    md: 'var(--fs-body)',
    lg: 'var(--fs-lead)',
    xl: 'var(--fs-h4)',
  },
  radius: {
    xs: '6px',
    sm: 'var(--r-control-s)',
    md: 'var(--r-control-s)',
    lg: 'var(--r-control)',
    xl: 'var(--r-card)',
  },
  defaultRadius: 'md',
  headings: { fontFamily: 'var(--font-text)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ defaultProps: { variant: 'filled' } }),
    // It keeps its word where its table is narrow.
    Badge: Badge.extend({ styles: { root: { minWidth: 'max-content' } } }),
  },
})

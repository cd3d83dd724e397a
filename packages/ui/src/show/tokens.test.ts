import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = read('../tokens.css')
const hex = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? name

const luminance = (colour: string): number => {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(hex(a)), luminance(hex(b))].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['ink-950', 'ink-900', 'ink-850', 'ink-800', 'ink-700']
const texts = [
  'tx-1',
  'tx-2',
  'tx-3',
  'gold-200',
  'gold-300',
  'gold-400',
  'gold-500',
  'cinnabar-300',
  'jade-300',
  'jade-400',
  'sky-400',
  'iris-400',
  'rose-400',
  'aqua-400',
]

it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface])))('%s reads on %s', (text, surface) =>
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5),
)

it.each([
  ['on-gold', 'gold-300'],
  ['on-gold', 'gold-400'],
  ['on-gold', 'gold-500'],
  ['ink-950', 'jade-400'],
  ['ink-950', 'jade-500'],
  ['#ffffff', 'cinnabar-600'],
  ['#ffffff', '#b51d1b'],
])('%s reads on %s', (text, surface) => expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5))

it('R9.10 the carousel takes 500 ms for a step', () => {
  expect(css).toContain('--t-slide: 500ms;')
  expect(read('carousel.module.css')).toMatch(/transition: transform var\(--t-slide\)/)
})

import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { activityScenes, drawActivityScene } from './activity-scenes.ts'
import { hero, mark, type SceneName, scenes } from './hero.ts'
import { iconSvg } from './icon-set.ts'
import { writeIcons } from './icons.ts'
import { licences } from './licences.ts'
import { flags, game_motifs, motifs } from './motifs.ts'
import { patterns } from './patterns.ts'
import { artDir, png, srcDir, webp } from './render.ts'
import { drawSlotMotifs } from './slots.ts'

const camel = (name: string) => name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase())
const report = (what: string, bytes: number) => process.stdout.write(`${what}: ${(bytes / 1024).toFixed(1)} KiB\n`)

const all = async (jobs: Promise<number>[]): Promise<number> => {
  return (await Promise.all(jobs)).reduce((a, b) => a + b, 0)
}

/** Motifs are rendered at 320 px; tiles show them at 96-140. */
const drawMotifs = () => all(Object.entries({ ...motifs, ...game_motifs }).map(([name, icon]) => webp(name, png(iconSvg('fluent-emoji', icon, 320)), 62, 216)))

const drawPatterns = () => all(Object.entries(patterns).map(([name, draw]) => webp(`pattern-${name}`, png(draw()), 20, 200)))

/** The three scenes, and the first one small for phones. */
const drawHero = () =>
  all([...(Object.keys(scenes) as SceneName[]).map((name) => webp(name, png(hero(name)), 34, 960)), webp('hero-small', png(hero('hero')), 50, 520)])

/** What the hall of activities is pictured with. */
const drawActivities = () =>
  all(Object.entries(activityScenes).map(([name, scene]) => webp(`activity-${name}`, png(drawActivityScene(scene)), 52, 720)))

const drawMarks = async (): Promise<number> => {
  const favicon = mark(64, true)
  writeFileSync(new URL('favicon.svg', artDir), favicon)
  const sizes = [180, 512].map(async (size) => {
    const out = await sharp(png(mark(size, true))).png({ palette: true, quality: 80, effort: 10 }).toBuffer()
    writeFileSync(new URL(`app-icon-${size}.png`, artDir), out)
    return out.length
  })
  return favicon.length + (await all(sizes))
}

const drawFlags = (): number => {
  const sizes = Object.entries(flags).map(([name, icon]) => {
    const svg = iconSvg('circle-flags', icon, 64)
    writeFileSync(new URL(`${name}.svg`, artDir), svg)
    return svg.length
  })
  const usdt = iconSvg('cryptocurrency-color', 'usdt', 64)
  writeFileSync(new URL('usdt.svg', artDir), usdt)
  return sizes.reduce((a, b) => a + b, usdt.length)
}

/** Digits only: the display face costs 6 kB and nothing is fetched from elsewhere. */
const cutFont = async (): Promise<number> => {
  const whole = readFileSync(new URL('../../node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2', import.meta.url))
  const out = await subsetFont(whole, '0123456789/.,:+-$%¥×', { targetFormat: 'woff2', variationAxes: { wght: { min: 500, max: 800 } } })
  writeFileSync(new URL('outfit-num.woff2', artDir), out)
  return out.length
}

/** Motif and pattern addresses; `no-inline` keeps small pictures out of the scripts. */
const writeArtModule = (): void => {
  const entry = (name: string, file: string) => `import ${camel(name)} from '../art/${file}.webp?no-inline'`
  const motif_names = Object.keys(motifs)
  const pattern_names = Object.keys(patterns)
  const lines = [
    '// Written by `npm run art`. Addresses of the shared pictures.',
    ...motif_names.map((n) => entry(n, n)),
    ...pattern_names.map((n) => entry(`pattern-${n}`, `pattern-${n}`)),
    '',
    '/** Every motif a catalogue, a promotion or an empty state may name. */',
    `export const motifUrls = { ${motif_names.map((n) => (camel(n) === n ? n : `'${n}': ${camel(n)}`)).join(', ')} }`,
    '',
    '/** The six shared tile patterns. */',
    `export const patternUrls = { ${pattern_names.map((n) => `${n}: ${camel(`pattern-${n}`)}`).join(', ')} }`,
    '',
  ]
  writeFileSync(new URL('art.gen.ts', srcDir), lines.join('\n'))
  const names = ['// Written by `npm run art`. Names without addresses: safe to import on a server.', `export const MOTIFS = [${motif_names.map((n) => `'${n}'`).join(', ')}] as const`, `export const PATTERNS = [${pattern_names.map((n) => `'${n}'`).join(', ')}] as const`, 'export type Motif = (typeof MOTIFS)[number]', 'export type Pattern = (typeof PATTERNS)[number]', '']
  writeFileSync(new URL('motifs.gen.ts', srcDir), names.join('\n'))
}

report('motifs', await drawMotifs())
report('motifs of the slots', await drawSlotMotifs())
report('patterns', await drawPatterns())
report('hero', await drawHero())
report('activities', await drawActivities())
report('marks', await drawMarks())
report('flags', drawFlags())
report('font', await cutFont())
writeArtModule()
writeFileSync(new URL('LICENSES.md', artDir), licences())
process.stdout.write(`icons: ${writeIcons()}\n`)

import { iconSvg } from './icon-set.ts'
import { png } from './render.ts'

const W = 960
const H = 540

type Placed = readonly [icon: string, x: number, y: number, size: number, turn?: number]
type ActivityScene = {
  sky: readonly [high: string, low: string]
  /** Middle and radius. */
  moon: readonly [x: number, y: number, r: number]
  ridges: readonly (readonly [path: string, colour: string])[]
  figures: readonly Placed[]
}

const picture = (icon: string, size: number) => `data:image/png;base64,${png(iconSvg('fluent-emoji', icon, size)).toString('base64')}`
const place = ([icon, x, y, size, turn = 0]: Placed) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#lift)"><image href="${picture(icon, size)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/></g>`

const HILLS = 'M0 400C140 330 260 350 380 388S640 440 760 372S900 330 960 352V540H0Z'
const SWELL = 'M0 440c80 -46 160 -46 240 0s160 42 240 0s160 -46 240 0s160 42 240 0V540H0Z'
const PEAKS = 'M0 430L150 300L250 380L410 210L560 360L690 270L820 390L960 300V540H0Z'
const ROOFS = 'M0 420H90C120 420 150 398 168 372C190 398 220 420 250 420H400C450 420 500 380 530 330C560 380 610 420 660 420H760C790 420 812 402 826 382C844 402 866 420 900 420H960V540H0Z'
const STANDS = 'M0 350C200 440 760 440 960 350V540H0Z'
const FRONT = 'M0 486C180 446 330 470 480 486S800 510 960 462V540H0Z'

/** The eight scenes of the hall: one moon over eight places. */
export const activityScenes: Record<string, ActivityScene> = {
  harvest: { sky: ['#2a1038', '#8a3a2e'], moon: [690, 190, 130], ridges: [[HILLS, '#5a2430'], [FRONT, '#2b1020']], figures: [['moon-cake', 430, 350, 270, -6], ['rabbit', 690, 380, 170], ['red-paper-lantern', 130, 130, 150]] },
  lanterns: { sky: ['#3a0d1e', '#a02c2c'], moon: [220, 150, 86], ridges: [[ROOFS, '#5c1526'], [FRONT, '#300a18']], figures: [['red-paper-lantern', 760, 150, 210], ['red-paper-lantern', 900, 210, 140], ['red-envelope', 480, 330, 290, 8], ['coin', 250, 440, 96, -14], ['coin', 700, 462, 76, 16]] },
  voyage: { sky: ['#0d1640', '#3a4a9a'], moon: [720, 170, 104], ridges: [[SWELL, '#1d2a6e'], [FRONT, '#0c1338']], figures: [['sailboat', 330, 330, 280, -4], ['crystal-ball', 680, 380, 190]] },
  temple: { sky: ['#0e2a2c', '#2f6d58'], moon: [240, 170, 98], ridges: [[ROOFS, '#164a40'], [FRONT, '#082420']], figures: [['dragon', 600, 280, 320], ['mahjong-red-dragon', 290, 400, 160, -10]] },
  stadium: { sky: ['#0a2140', '#1f5d6e'], moon: [760, 120, 70], ridges: [[STANDS, '#134a46'], [FRONT, '#0a2a22']], figures: [['trophy', 480, 290, 310], ['soccer-ball', 250, 420, 150], ['basketball', 720, 430, 130]] },
  garden: { sky: ['#241046', '#6a3a86'], moon: [200, 160, 96], ridges: [[HILLS, '#3b2262'], [FRONT, '#1c0f38']], figures: [['wrapped-gift', 500, 320, 290], ['lotus', 250, 420, 170], ['sparkles', 790, 160, 150]] },
  summit: { sky: ['#14122c', '#5a4a2e'], moon: [640, 160, 116], ridges: [[PEAKS, '#3a3030'], [FRONT, '#17131c']], figures: [['crown', 412, 220, 240], ['birthday-cake', 700, 400, 190]] },
  comet: { sky: ['#120a3a', '#4a1f7a'], moon: [170, 140, 74], ridges: [[SWELL, '#2c1560'], [FRONT, '#150a34']], figures: [['slot-machine', 470, 310, 310], ['comet', 780, 150, 190], ['gem-stone', 240, 420, 120, -10]] },
}

const stars = Array.from({ length: 46 }, (_, i) => {
  const x = (i * 211) % W
  const y = (i * 97) % 320
  return `<circle cx="${x}" cy="${y}" r="${(0.9 + ((i * 7) % 4) * 0.5).toFixed(1)}" fill="#ffe9ae" fill-opacity="${(0.3 + ((i * 3) % 6) / 10).toFixed(2)}"/>`
}).join('')

/** A scene as an SVG document of 960 x 540. */
export const drawActivityScene = ({ sky, moon: [x, y, r], ridges, figures }: ActivityScene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="#ffe3a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient>
<radialGradient id="moon" cx=".38" cy=".34" r=".75"><stop stop-color="#fff7dc"/><stop offset=".6" stop-color="#f4d786"/><stop offset="1" stop-color="#c98a34"/></radialGradient>
<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="12" stdDeviation="12" flood-color="#05020c" flood-opacity=".55"/></filter></defs>
<rect width="${W}" height="${H}" fill="url(#sky)"/>${stars}
<circle cx="${x}" cy="${y}" r="${r * 2.3}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>
${ridges.map(([d, colour]) => `<path d="${d}" fill="${colour}"/><path d="${d}" fill="none" stroke="#f4d786" stroke-opacity=".28" stroke-width="2"/>`).join('')}
${figures.map(place).join('')}</svg>`

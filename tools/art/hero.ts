import { iconSvg } from './icon-set.ts'
import { png } from './render.ts'

const W = 1120
const H = 700

const picture = (icon: string, size: number) => `data:image/png;base64,${png(iconSvg('fluent-emoji', icon, size)).toString('base64')}`

/** Where an emblem stands: its middle, its size and its turn. */
type Placed = readonly [icon: string, x: number, y: number, size: number, turn?: number]
type Colours = { cloud: readonly [string, string]; waves: readonly (readonly [string, string])[]; glow: string; seas: string }
type Scene = Colours & {
  /** Before the moon, and hanging at the right from above. */
  figure: Placed
  hung: Placed
  /** In the waves. */
  front: readonly Placed[]
}

/** One moon, three nights: the draw, the proof of it, and the books. */
export const scenes = {
  hero: {
    cloud: ['#8b3a4d', '#3b1430'],
    waves: [['#7a2440', '#2a0f2a'], ['#4a1738', '#180a20'], ['#2a0f2e', '#110818']],
    glow: '#ff5a3c',
    seas: '0 0 0 0 .68  0 0 0 0 .38  0 0 0 0 .12',
    figure: ['dragon', 640, 338, 470],
    hung: ['red-paper-lantern', 958, 320, 196],
    front: [['money-bag', 356, 532, 190, -7], ['coin', 478, 588, 74, -14], ['coin', 800, 602, 62, 18]],
  },
  'hero-proof': {
    cloud: ['#51479a', '#1f1a4c'],
    waves: [['#3c3684', '#171440'], ['#272363', '#100d2e'], ['#191644', '#0b0920']],
    glow: '#8f7bff',
    seas: '0 0 0 0 .5  0 0 0 0 .34  0 0 0 0 .52',
    figure: ['crystal-ball', 640, 322, 420],
    hung: ['old-key', 958, 318, 168, -38],
    front: [['scroll', 368, 538, 178, -10], ['locked-with-key', 836, 556, 132, 8], ['star', 486, 600, 62, 14]],
  },
  'hero-books': {
    cloud: ['#2d7a67', '#0e3a3a'],
    waves: [['#1d6657', '#0b2f2f'], ['#114840', '#082322'], ['#0b2f2d', '#061716']],
    glow: '#37d6a0',
    seas: '0 0 0 0 .56  0 0 0 0 .42  0 0 0 0 .14',
    figure: ['money-bag', 640, 326, 410],
    hung: ['balance-scale', 958, 316, 184],
    front: [['abacus', 362, 536, 186, -8], ['coin', 484, 590, 76, -14], ['ledger', 838, 552, 138, 10], ['coin', 752, 606, 60, 18]],
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

const place = ([icon, x, y, size, turn = 0]: Placed) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#lift)"><image href="${picture(icon, size)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/></g>`

/** One auspicious cloud: three lobes on a flat tail, a gold rim on top. */
const cloud = (x: number, y: number, k: number, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})"><path d="M-150 26C-150 4 -118 2 -104 8C-102 -26 -58 -34 -42 -8C-30 -44 36 -42 42 -2C58 -16 92 -10 92 14C130 6 160 18 176 26C120 34 -100 34 -150 26Z" fill="url(#cloud)"/><path d="M-104 8C-102 -26 -58 -34 -42 -8C-30 -44 36 -42 42 -2C58 -16 92 -10 92 14M-74 4C-74 -10 -56 -10 -56 2M-6 -6C-6 -24 18 -22 16 -6" fill="none" stroke="#f4d786" stroke-opacity=".75" stroke-width="2.4" stroke-linecap="round"/></g>`

const wave = (y: number, colour: string, shift: number, rim: number) => {
  const d = `M${-200 + shift} ${y}c70 -44 130 -44 200 0s130 40 200 0s130 -44 200 0s130 40 200 0s130 -44 200 0s130 40 200 0s130 -44 200 0`
  return `<path d="${d}V760H-200Z" fill="${colour}"/><path d="${d}" fill="none" stroke="#f4d786" stroke-opacity="${rim}" stroke-width="2"/>`
}

const sparks = Array.from({ length: 34 }, (_, i) => {
  const a = i * 2.399963
  const d = 235 + ((i * 53) % 240)
  return `<circle cx="${(640 + Math.cos(a) * d).toFixed(0)}" cy="${(318 + Math.sin(a) * d * 0.8).toFixed(0)}" r="${(1.2 + ((i * 7) % 5) * 0.7).toFixed(1)}" fill="#ffe9ae" fill-opacity="${(0.35 + ((i * 3) % 6) / 10).toFixed(2)}"/>`
}).join('')

const drawDefs = ({ cloud: [top, foot], waves, seas }: Colours) => `<defs>
<radialGradient id="moon" cx=".42" cy=".36" r=".68"><stop stop-color="#fffaea"/><stop offset=".34" stop-color="#fbe7ae"/><stop offset=".7" stop-color="#f0bf5f"/><stop offset="1" stop-color="#c9792a"/></radialGradient>
<linearGradient id="cloud" x2="0" y2="1"><stop stop-color="${top}" stop-opacity=".96"/><stop offset="1" stop-color="${foot}" stop-opacity=".94"/></linearGradient>
${waves.map(([from, to], i) => `<linearGradient id="w${i + 1}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`).join('\n')}
<filter id="seas" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0085 .0105" numOctaves="4" seed="11"/><feColorMatrix values="${seas}  1.9 .5 0 0 -.92"/></filter>
<filter id="lift" x="-.3" y="-.3" width="1.6" height="1.7"><feDropShadow dx="0" dy="16" stdDeviation="13" flood-color="#2a0a12" flood-opacity=".62"/></filter>
<filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="26"/></filter>
<clipPath id="disc"><circle cx="640" cy="318" r="268"/></clipPath>
<linearGradient id="edge" x1="0" x2="1" y2="0"><stop stop-color="#000"/><stop offset=".2" stop-color="#fff"/></linearGradient>
<mask id="fade"><rect width="${W}" height="${H}" fill="url(#edge)"/></mask></defs>`

/** A great moon with a figure before it, something hung beside it, clouds, waves and what floats in them. 1120x700, transparent. */
export const hero = (name: SceneName): string => {
  const scene: Scene = scenes[name]
  const moon = `<circle cx="640" cy="318" r="345" fill="none" stroke="#f6cf86" stroke-opacity=".2" stroke-width="24"/><circle cx="640" cy="318" r="300" fill="none" stroke="#f6cf86" stroke-opacity=".34" stroke-width="34"/><circle cx="640" cy="318" r="268" fill="url(#moon)"/><g clip-path="url(#disc)"><rect x="372" y="50" width="536" height="536" filter="url(#seas)" opacity=".5"/></g><circle cx="640" cy="318" r="267" fill="none" stroke="#fff6d8" stroke-opacity=".7" stroke-width="2"/>`
  const hung = `<path d="M958 -10V232" stroke="#f4d786" stroke-opacity=".7" stroke-width="2.5"/><circle cx="958" cy="330" r="74" fill="${scene.glow}" fill-opacity=".55" filter="url(#soft)"/>${place(scene.hung)}`
  const behind = `<g mask="url(#fade)">${cloud(318, 214, 0.9)}${cloud(950, 520, 1.05, -1)}${wave(596, 'url(#w1)', 0, 0.55)}</g>`
  const front = `${scene.front.map(place).join('')}<g mask="url(#fade)">${wave(632, 'url(#w2)', -110, 0.5)}${wave(668, 'url(#w3)', -30, 0.35)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${drawDefs(scene)}${moon}${behind}${hung}${place(scene.figure)}${front}${sparks}</svg>`
}

/** The mark: a gold crescent ring, also favicon and app icon. `rounded` draws the lacquer tile behind it. */
export const mark = (size: number, rounded: boolean): string => {
  const tile = rounded ? '<rect width="64" height="64" rx="15" fill="#1a1324"/><rect x=".5" y=".5" width="63" height="63" rx="14.5" fill="none" stroke="#f4d786" stroke-opacity=".35"/>' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff3cb"/><stop offset=".5" stop-color="#f4d786"/><stop offset="1" stop-color="#d28f2e"/></linearGradient></defs>${tile}<path fill="url(#g)" fill-rule="evenodd" d="M32 10a22 22 0 1 1 0 44a22 22 0 0 1 0-44zM34.5 14a16.6 16.6 0 1 0 0 33.200a16.600 16.600 0 0 0 0-33.200z"/></svg>`
}

import type { PlateShape } from './plates.ts'
import type { Layer } from '../stage/brush.ts'

export type FrameLook = 'gold' | 'jade' | 'wood' | 'lacquer' | 'bronze' | 'silver'
/** How a symbol is drawn: a picture by its name, and the hue of what lies behind it. `bare`: nothing does. */
export type Figure = { readonly art: string; readonly hue: number; readonly bare?: true; readonly tint?: string; readonly badge?: string }
/** A game's look: what stands behind the reels, what frames them, and its figures by symbol. Ranks are drawn from `ranks`. */
export type Skin = {
  readonly sky: readonly [string, string, string]
  readonly scenery: readonly Layer[]
  readonly board: readonly [string, string]
  readonly frame: FrameLook
  readonly accent: string
  readonly plate: PlateShape
  readonly ranks: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, Figure>>
}

const draw = (list: Readonly<Record<string, readonly [art: string, hue: number, more?: Omit<Figure, 'art' | 'hue'>]>>) =>
  Object.fromEntries(Object.entries(list).map(([id, [art, hue, more]]): [string, Figure] => [id, { art, hue, ...more }]))

const BARE = { bare: true } as const
const RANKS = { ace: 4, king: 212, queen: 292, jack: 148, ten: 36 }

/** The looks of the ten games by their codes. */
export const skins: Readonly<Record<string, Skin>> = {
  jade_rabbit: {
    sky: ['#0b1440', '#25407e', '#5f7fb8'],
    scenery: [
      { kind: 'stars', count: 90 },
      { kind: 'disc', x: 0.5, y: 0.16, size: 0.3, color: '#fff3c4', glow: '#ffe9a0' },
      { kind: 'ridges', y: 0.66, height: 0.16, color: '#1c3566' },
      { kind: 'clouds', y: 0.78, count: 7, color: '#c9dcff' },
      { kind: 'clouds', y: 0.97, count: 8, color: '#eaf2ff' },
    ],
    board: ['#122a52', '#0a1733'],
    frame: 'jade',
    accent: '#9df0c8',
    plate: 'disc',
    ranks: {},
    figures: draw({
      moon: ['moon', 48, BARE],
      rabbit: ['rabbit', 152, { tint: 'hsl(150 46% 62%)' }],
      moon_cake: ['moon-cake', 26],
      lotus: ['lotus', 326],
      lantern: ['lantern', 356],
      peach: ['peach', 12],
      coin: ['coin', 220],
    }),
  },
  lantern_night: {
    sky: ['#1a0626', '#5b1038', '#b8422e'],
    scenery: [
      { kind: 'stars', count: 60 },
      { kind: 'bursts', count: 5 },
      { kind: 'roofs', y: 0.82, color: '#2a0818' },
      { kind: 'lanterns', count: 9 },
    ],
    board: ['#3c0a1e', '#1c0412'],
    frame: 'lacquer',
    accent: '#ffcf6a',
    plate: 'octagon',
    ranks: RANKS,
    figures: draw({
      lantern: ['lantern', 42, BARE],
      fireworks: ['fireworks', 280],
      drum: ['drum', 40],
      fan: ['fan', 330],
      rice_ball: ['rice-ball', 214],
    }),
  },
  teahouse: {
    sky: ['#3a2312', '#8a5a2a', '#e0b066'],
    scenery: [
      { kind: 'lattice', color: '#4a2a12' },
      { kind: 'disc', x: 0.78, y: 0.22, size: 0.2, color: '#fff1c9', glow: '#ffdf9a' },
      { kind: 'bamboo', count: 7, color: '#4a6a2a' },
      { kind: 'ridges', y: 0.86, height: 0.08, color: '#5a3416' },
    ],
    board: ['#4a2c14', '#241306'],
    frame: 'wood',
    accent: '#f2d08a',
    plate: 'tile',
    ranks: RANKS,
    figures: draw({
      storyteller: ['mask', 350, BARE],
      gaiwan: ['gaiwan', 205, BARE],
      teapot: ['teapot', 24, { tint: 'hsl(16 52% 42%)' }],
      bird_cage: ['bird-cage', 172],
      dim_sum: ['steamer', 96],
      fan: ['fan', 332],
    }),
  },
  golden_carp: {
    sky: ['#04314e', '#0b7f9c', '#8fe6dc'],
    scenery: [
      { kind: 'rays', x: 0.5, y: -0.05, color: '#e8fff6' },
      { kind: 'ridges', y: 0.44, height: 0.2, color: '#0a5a78' },
      { kind: 'clouds', y: 0.3, count: 5, color: '#eafff8' },
      { kind: 'waves', y: 0.74, color: '#0a6aa0' },
    ],
    board: ['#06405e', '#03202f'],
    frame: 'gold',
    accent: '#8ff4ff',
    plate: 'petal',
    ranks: { ace: 350, king: 40, queen: 200, jack: 160 },
    figures: draw({
      pearl: ['pearl', 210, BARE],
      dragon_gate: ['dragon-gate', 20, BARE],
      golden_carp: ['golden-carp', 200],
      red_carp: ['red-carp', 186],
      turtle: ['turtle', 214],
      lotus: ['lotus', 172],
    }),
  },
  phoenix_rise: {
    sky: ['#2b0410', '#a31c14', '#ffb347'],
    scenery: [
      { kind: 'rays', x: 0.5, y: 0.35, color: '#ffe08a' },
      { kind: 'disc', x: 0.5, y: 0.3, size: 0.42, color: '#ffcf5a', glow: '#ff9a2a' },
      { kind: 'ridges', y: 0.72, height: 0.22, color: '#5c0c14' },
      { kind: 'clouds', y: 0.98, count: 8, color: '#ff9a5c' },
      { kind: 'embers', count: 70 },
    ],
    board: ['#57101a', '#25040c'],
    frame: 'gold',
    accent: '#ffd36a',
    plate: 'shield',
    ranks: { ace: 356, king: 28, queen: 318, jack: 262 },
    figures: draw({
      flame: ['fire', 20, BARE],
      sun: ['sun', 44, BARE],
      phoenix: ['phoenix', 270],
      peacock: ['peacock', 212],
      crane: ['swan', 342],
      feather: ['feather', 130, { tint: 'hsl(282 62% 58%)' }],
    }),
  },
  treasure_fleet: {
    sky: ['#123a78', '#3f8fd0', '#ffd9a0'],
    scenery: [
      { kind: 'disc', x: 0.2, y: 0.5, size: 0.18, color: '#fff0b8', glow: '#ffd98a' },
      { kind: 'clouds', y: 0.3, count: 5, color: '#ffffff' },
      { kind: 'ridges', y: 0.62, height: 0.07, color: '#3a6ea8' },
      { kind: 'ships', count: 3 },
      { kind: 'waves', y: 0.7, color: '#155a9c' },
    ],
    board: ['#10345e', '#071a33'],
    frame: 'wood',
    accent: '#ffe3a0',
    plate: 'octagon',
    ranks: { ace: 8, king: 44, queen: 190, jack: 122 },
    figures: draw({
      compass: ['compass', 200, BARE],
      chart: ['chart', 34, BARE],
      treasure_ship: ['treasure-ship', 190],
      admiral: ['admiral', 40],
      elephant: ['elephant', 336],
      porcelain: ['porcelain', 22],
    }),
  },
  jade_palace: {
    sky: ['#03241c', '#0f6a50', '#b8e8b0'],
    scenery: [
      { kind: 'rays', x: 0.5, y: 0.1, color: '#eaffd8' },
      { kind: 'clouds', y: 0.34, count: 6, color: '#d8ffe8' },
      { kind: 'roofs', y: 0.78, color: '#06382a' },
      { kind: 'pillars', color: '#0e8a62' },
    ],
    board: ['#0a4434', '#04201a'],
    frame: 'jade',
    accent: '#ffe28a',
    plate: 'petal',
    ranks: RANKS,
    figures: draw({
      jade_disc: ['jade-disc', 150, BARE],
      jade_disc_2: ['jade-disc', 200, { ...BARE, tint: 'hsl(205 80% 50%)', badge: '×2' }],
      jade_disc_3: ['jade-disc', 0, { ...BARE, tint: 'hsl(350 75% 50%)', badge: '×3' }],
      palace: ['palace', 40, BARE],
      empress: ['empress', 340],
      peacock: ['peacock', 262],
      crown: ['crown', 4],
      gem: ['jewel', 284],
    }),
  },
  dragon_pearl: {
    sky: ['#12042e', '#4b1f96', '#c86fb8'],
    scenery: [
      { kind: 'stars', count: 80 },
      { kind: 'disc', x: 0.5, y: 0.2, size: 0.26, color: '#ffe4f8', glow: '#e58aff' },
      { kind: 'ridges', y: 0.6, height: 0.26, color: '#2a0f62' },
      { kind: 'clouds', y: 0.7, count: 7, color: '#b48aff' },
      { kind: 'waves', y: 0.86, color: '#3a1a86' },
    ],
    board: ['#2b1262', '#13062e'],
    frame: 'silver',
    accent: '#e8c8ff',
    plate: 'disc',
    ranks: { ace: 340, king: 46, queen: 190, jack: 120 },
    figures: draw({
      pearl: ['pearl', 210, BARE],
      burning_pearl_2: ['pearl-2', 30, { ...BARE, badge: '×2' }],
      burning_pearl_3: ['pearl-3', 0, { ...BARE, badge: '×3' }],
      temple: ['temple', 220, BARE],
      dragon: ['dragon', 46],
      phoenix: ['phoenix', 200],
      lion: ['lion', 312],
      turtle: ['turtle', 22],
    }),
  },
  tiger_mountain: {
    sky: ['#0c1c14', '#3f5f34', '#e6d58a'],
    scenery: [
      { kind: 'disc', x: 0.72, y: 0.2, size: 0.24, color: '#fff4c4', glow: '#f6e08a' },
      { kind: 'ridges', y: 0.5, height: 0.3, color: '#6a7f52' },
      { kind: 'ridges', y: 0.68, height: 0.24, color: '#2f4a2e' },
      { kind: 'bamboo', count: 9, color: '#16301c' },
      { kind: 'clouds', y: 0.98, count: 7, color: '#d9dfb0' },
    ],
    board: ['#23351c', '#0e180b'],
    frame: 'bronze',
    accent: '#ffd06a',
    plate: 'shield',
    ranks: { ace: 10, king: 38, queen: 284, jack: 196, ten: 96 },
    figures: draw({
      full_moon: ['moon', 48, BARE],
      mountain: ['mountain', 210, BARE],
      tiger: ['tiger', 160],
      ox: ['ox', 42],
      fox: ['fox', 206],
      pine: ['pine', 20],
    }),
  },
  thunder_drum: {
    sky: ['#05061c', '#1d2470', '#6a4cc0'],
    scenery: [
      { kind: 'clouds', y: 0.2, count: 9, color: '#4a52a8' },
      { kind: 'bolts', count: 4 },
      { kind: 'ridges', y: 0.78, height: 0.26, color: '#0b0d38' },
      { kind: 'pillars', color: '#3a2a9a' },
      { kind: 'clouds', y: 1, count: 8, color: '#3a3f90' },
    ],
    board: ['#151a52', '#090b28'],
    frame: 'bronze',
    accent: '#8fd0ff',
    plate: 'none',
    ranks: {},
    figures: draw({
      temple: ['temple', 220, BARE],
      drum_2: ['orb-green', 150, { ...BARE, badge: '×2' }],
      drum_5: ['orb-violet', 270, { ...BARE, badge: '×5' }],
      drum_25: ['orb-gold', 30, { ...BARE, badge: '×25' }],
      thunder_god: ['thunder-god', 220],
      hammer: ['hammer', 210],
      mirror: ['mirror', 180],
      cloud: ['cloud', 240],
      ruby: ['gem-red', 350],
      amber: ['gem-amber', 36],
      jade: ['gem-green', 140],
      sapphire: ['gem-blue', 215],
      amethyst: ['gem-violet', 285],
    }),
  },
}

import { BARE, draw, type Skin } from '../skin.ts'

export const jadeRabbit: Skin = {
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
}

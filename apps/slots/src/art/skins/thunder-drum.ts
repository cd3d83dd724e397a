import { BARE, draw, type Skin } from '../skin.ts'

export const thunderDrum: Skin = {
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
}

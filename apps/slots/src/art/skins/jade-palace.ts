import { BARE, RANKS, draw, type Skin } from '../skin.ts'

export const jadePalace: Skin = {
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
}

import { BARE, draw, type Skin } from '../skin.ts'

export const goldenCarp: Skin = {
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
}

import { BARE, draw, type Skin } from '../skin.ts'

export const tigerMountain: Skin = {
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
}

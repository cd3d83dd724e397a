import { BARE, draw, type Skin } from '../skin.ts'

export const dragonPearl: Skin = {
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
}

import { BARE, draw, type Skin } from '../skin.ts'

export const treasureFleet: Skin = {
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
}

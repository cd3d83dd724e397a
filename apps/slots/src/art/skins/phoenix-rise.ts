import { BARE, draw, type Skin } from '../skin.ts'

export const phoenixRise: Skin = {
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
    crane: ['crane', 342],
    feather: ['feather', 130, { tint: 'hsl(282 62% 58%)' }],
  }),
}

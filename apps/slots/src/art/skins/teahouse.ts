import { BARE, RANKS, draw, type Skin } from '../skin.ts'

export const teahouse: Skin = {
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
}

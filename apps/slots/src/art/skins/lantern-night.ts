import { BARE, RANKS, draw, type Skin } from '../skin.ts'

export const lanternNight: Skin = {
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
}

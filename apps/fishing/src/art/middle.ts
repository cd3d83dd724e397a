import { drawBand, drawBody, drawDisc, drawEye, drawFins, drawSideFin, drawTail, type Look } from './look.ts'

const STAR = Array.from({ length: 10 }, (_, at) => {
  const [turn, far] = [(at / 10) * Math.PI * 2 - Math.PI / 2, at % 2 === 0 ? 96 : 42]
  return `${at === 0 ? 'M' : 'L'}${Math.round(Math.cos(turn) * far)} ${Math.round(Math.sin(turn) * far)}`
}).join('')

/** The ones that come alone or by two. */
export const middle: Readonly<Record<string, Look>> = {
  seahorse: {
    upright: true,
    layers: [
      { d: 'M-22 -10Q-58 -6 -46 30Q-30 22 -20 22Z', fill: '#ffd071', moves: 'fin' },
      {
        d: 'M12 -96Q-34 -92 -26 -50Q-44 -10 -18 22Q4 46 -10 70Q-24 88 -2 92Q24 94 20 70Q10 72 8 78Q-2 80 4 66Q20 36 14 10Q30 -18 14 -42Q20 -54 56 -52L58 -66Q30 -70 28 -78Q24 -92 12 -96Z',
        fill: '#ff9d2e',
      },
      { d: 'M-14 -40Q2 -20 -6 20', fill: '#c96a0c', line: 6 },
      { d: 'M0 -98L-6 -112L8 -102L16 -114L18 -96Z', fill: '#ffd071' },
      ...drawEye(12, -72, 9),
    ],
  },
  starfish: {
    upright: true,
    layers: [
      { d: `${STAR}Z`, fill: '#e2543f' },
      { d: 'M0 -70L0 0M66 -22L0 0M42 56L0 0M-42 56L0 0M-66 -22L0 0', fill: '#ffb08a', line: 8 },
      drawDisc(0, 0, 12, '#ffd9a8'),
      ...drawEye(-16, -8, 9),
      ...drawEye(14, -8, 9),
    ],
  },
  lionfish: {
    layers: [
      {
        d: 'M-30 -30L-46 -98M-12 -38L-20 -106M8 -42L8 -106M28 -38L38 -98M-30 30L-52 92M-8 38L-22 104M14 38L14 100',
        fill: '#b8452c',
        line: 7,
      },
      drawTail(50, '#d96b45'),
      drawBody(46, '#a8321f'),
      ...[-44, -22, 0, 22, 44].map((x) => drawBand(x, 5, 30, '#ffe3cc')),
      { d: 'M10 8Q-40 20 -48 74Q14 62 10 8Z', fill: '#e88b62', moves: 'fin' },
      ...drawEye(68, -6),
    ],
  },
  jellyfish: {
    upright: true,
    layers: [
      { d: 'M-44 0Q-56 44 -38 92M-16 4Q-26 50 -10 100M14 4Q4 50 22 98M42 0Q34 44 50 88', fill: '#e6a5f7', line: 8, moves: 'fin' },
      { d: 'M-72 6Q-70 -86 0 -88Q70 -86 72 6Q54 -8 36 6Q18 -8 0 6Q-18 -8 -36 6Q-54 -8 -72 6Z', fill: '#b45fe0' },
      { d: 'M-46 -20Q-40 -66 0 -70Q-22 -52 -24 -20Z', fill: '#e9c4ff', moves: 'glow' },
      ...drawEye(-16, -26),
      ...drawEye(18, -26),
    ],
  },
  squid: {
    layers: [
      { d: 'M-20 -14Q-70 -44 -100 -28M-20 -5Q-70 -12 -104 -2M-20 5Q-70 14 -104 8M-20 14Q-70 46 -98 34', fill: '#d64a6b', line: 10, moves: 'tail' },
      { d: 'M40 -20L64 -66L98 0L64 66L40 20Z', fill: '#c13a5c' },
      { d: 'M-30 0Q-30 -40 10 -38Q60 -34 98 0Q60 34 10 38Q-30 40 -30 0Z', fill: '#ef6f8d' },
      drawDisc(30, -12, 5, '#ffc0cf'),
      drawDisc(48, 8, 5, '#ffc0cf'),
      ...drawEye(-6, -10, 13),
    ],
  },
  crab: {
    upright: true,
    layers: [
      { d: 'M-46 20L-92 42M-42 32L-80 72M46 20L92 42M42 32L80 72', fill: '#c4361c', line: 10 },
      { d: 'M-50 -10Q-84 -28 -84 -58Q-104 -88 -64 -92Q-74 -74 -62 -70Q-54 -84 -44 -74Q-44 -46 -66 -44Q-60 -26 -42 -18ZM50 -10Q84 -28 84 -58Q104 -88 64 -92Q74 -74 62 -70Q54 -84 44 -74Q44 -46 66 -44Q60 -26 42 -18Z', fill: '#e2502c', moves: 'fin' },
      { d: 'M-60 14Q-56 -34 0 -36Q56 -34 60 14Q40 52 0 52Q-40 52 -60 14Z', fill: '#f0653a' },
      { d: 'M-22 26Q0 40 22 26', fill: '#8c220f', line: 5 },
      ...drawEye(-20, -38, 12),
      ...drawEye(20, -38, 12),
    ],
  },
  swordfish: {
    layers: [
      { d: 'M-62 0L-100 -44Q-84 0 -100 44Z', fill: '#2b4a78', moves: 'tail' },
      { d: 'M-40 -18Q-24 -78 44 -52Q30 -26 40 -18Z', fill: '#35609e' },
      { d: 'M50 -6L132 -2L50 6Z', fill: '#9db4d2' },
      drawBody(30, '#4a7cc2'),
      { d: 'M-58 4C-30 26 30 28 76 4C30 12 -30 12 -58 4Z', fill: '#e6eef8' },
      drawFins(18, '#2b4a78'),
      drawSideFin('#2b4a78'),
      ...drawEye(58, -5, 8),
    ],
  },
}

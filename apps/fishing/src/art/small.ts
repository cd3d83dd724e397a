import { drawBand, drawBody, drawDisc, drawEye, drawFins, drawSideFin, drawTail, type Look } from './look.ts'

const SPIKES = Array.from({ length: 16 }, (_, at) => {
  const [turn, half] = [(at / 16) * Math.PI * 2, 0.1]
  const point = (angle: number, far: number): string =>
    `${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`
  return `M${point(turn - half, 62)}L${point(turn, 88)}L${point(turn + half, 62)}Z`
}).join('')

/** The ones that come in schools. */
export const small: Readonly<Record<string, Look>> = {
  anchovy: {
    layers: [
      drawTail(34, '#7fa3c9'),
      drawBody(27, '#cfe3f5'),
      { d: 'M-58 -4C-30 -30 30 -30 80 -3C30 -12 -30 -12 -58 -4Z', fill: '#3f76b3' },
      ...drawEye(60, -3, 7),
    ],
  },
  clownfish: {
    layers: [
      drawTail(44, '#ff8a1f'),
      drawFins(42, '#e0610d'),
      drawBody(48, '#ff7a18'),
      drawBand(-44, 10, 27, '#fff'),
      drawBand(-4, 14, 44, '#fff'),
      drawBand(42, 9, 30, '#fff'),
      drawSideFin('#e0610d'),
      ...drawEye(68, -6, 8),
    ],
  },
  damselfish: {
    layers: [
      drawTail(48, '#ffd23c'),
      drawFins(46, '#173f9e'),
      drawBody(50, '#2a6df0'),
      { d: 'M-62 0C-50 -26 -34 -36 -20 -40Q-34 0 -20 40C-34 36 -50 26 -62 0Z', fill: '#ffd23c' },
      drawSideFin('#7fb0ff'),
      ...drawEye(62, -8),
    ],
  },
  butterflyfish: {
    layers: [
      drawTail(34, '#f7f3d0'),
      { d: 'M-50 -40Q-10 -112 50 -44L50 44Q-10 112 -50 40Z', fill: '#f2a50c' },
      drawBody(74, '#ffe04d'),
      { d: 'M60 -8L100 2L60 12Z', fill: '#ffe04d' },
      drawBand(42, 9, 42, '#222a36'),
      drawBand(-30, 5, 62, '#fff6c4'),
      drawBand(-8, 5, 68, '#fff6c4'),
      ...drawEye(56, -6, 8),
    ],
  },
  pufferfish: {
    layers: [
      drawTail(26, '#c99a3c'),
      { d: SPIKES, fill: '#8a6a2a' },
      drawDisc(4, 0, 66, '#e7c15a'),
      { d: 'M-50 30Q4 88 60 30Q4 46 -50 30Z', fill: '#fff3d2' },
      drawDisc(-16, -32, 9, '#a97c2b'),
      drawDisc(12, -42, 7, '#a97c2b'),
      drawSideFin('#c99a3c'),
      ...drawEye(46, -14, 14),
      { d: 'M60 14Q70 18 66 26Q56 24 60 14Z', fill: '#d9667c' },
    ],
  },
  angelfish: {
    layers: [
      { d: 'M-40 -20Q-66 -98 -84 -100Q-20 -90 34 -26ZM-40 20Q-66 98 -84 100Q-20 90 34 26Z', fill: '#9fb4d8' },
      drawTail(40, '#c5d4ec'),
      drawBody(58, '#e8effa'),
      drawBand(-34, 9, 38, '#27324a'),
      drawBand(2, 10, 54, '#27324a'),
      drawBand(44, 7, 34, '#27324a'),
      ...drawEye(64, -5, 8),
    ],
  },
}

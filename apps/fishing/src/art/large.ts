import { drawBand, drawBody, drawDisc, drawEye, drawSideFin, type Look } from './look.ts'

/** The dear ones, the chains and the bosses. */
export const large: Readonly<Record<string, Look>> = {
  turtle: {
    layers: [
      { d: 'M30 -36Q66 -96 88 -78Q74 -44 52 -22ZM30 36Q66 96 88 78Q74 44 52 22ZM-44 -32Q-84 -62 -92 -44Q-76 -18 -54 -14ZM-44 32Q-84 62 -92 44Q-76 18 -54 14Z', fill: '#5fa75a', moves: 'fin' },
      { d: 'M56 -16Q104 -22 104 0Q104 22 56 16Z', fill: '#7bc470' },
      { d: 'M-66 0Q-56 -58 6 -58Q64 -50 66 0Q64 50 6 58Q-56 58 -66 0Z', fill: '#2f6d3f' },
      { d: 'M-22 -20L4 -32L28 -18L28 18L4 32L-22 20ZM-22 -20L-48 -26M-22 20L-48 26M4 -32L4 -56M4 32L4 56M28 -18L54 -26M28 18L54 26', fill: '#b8d98a', line: 5 },
      ...drawEye(84, -8, 7),
    ],
  },
  manta: {
    layers: [
      { d: 'M-50 0L-128 -6L-128 4Z', fill: '#1d2c4d', moves: 'tail' },
      { d: 'M72 -10Q40 -36 0 -92Q-6 -40 -58 0Q-6 40 0 92Q40 36 72 10L92 20Q80 0 92 -20Z', fill: '#2c4373' },
      { d: 'M44 0Q20 -20 -4 -54Q-6 -24 -36 0Q-6 24 -4 54Q20 20 44 0Z', fill: '#3f5f9e' },
      drawDisc(16, -22, 7, '#dfe9ff'),
      drawDisc(16, 22, 7, '#dfe9ff'),
      ...drawEye(66, -14, 6),
      ...drawEye(66, 14, 6),
    ],
  },
  shark: {
    layers: [
      { d: 'M-58 0L-104 -56Q-82 -6 -96 38Z', fill: '#54677d', moves: 'tail' },
      { d: 'M-14 -30Q-14 -78 -26 -84Q26 -72 36 -30Z', fill: '#54677d' },
      drawBody(42, '#71879f'),
      { d: 'M-58 6C-30 42 30 46 84 6C40 16 -20 14 -58 6Z', fill: '#f1f5f9' },
      { d: 'M58 16L62 26L67 17L71 25L76 14Z', fill: '#fff' },
      { d: 'M36 -6Q32 8 36 18M28 -6Q24 8 28 18', fill: '#42536a', line: 4 },
      { d: 'M10 20Q-18 36 -26 70Q18 54 30 24Z', fill: '#54677d', moves: 'fin' },
      ...drawEye(62, -9, 7),
    ],
  },
  lightning_eel: {
    layers: [
      { d: 'M-100 10Q-70 -40 -36 -6Q0 34 34 2Q56 -20 88 -6', fill: '#7ff3ff', line: 40, moves: 'glow' },
      { d: 'M-100 10Q-70 -40 -36 -6Q0 34 34 2Q56 -20 88 -6', fill: '#1f5c9c', line: 26 },
      { d: 'M-94 6Q-68 -34 -36 0Q0 40 34 8Q56 -12 84 0', fill: '#ffe24a', line: 6 },
      { d: 'M-6 -58L-26 -20L-6 -22L-16 12L18 -32L-2 -30L12 -58Z', fill: '#ffe24a', moves: 'glow' },
      ...drawEye(86, -8, 7),
    ],
  },
  bomb_crab: {
    upright: true,
    layers: [
      { d: 'M-46 26L-90 40M-40 40L-76 76M46 26L90 40M40 40L76 76', fill: '#b02a37', line: 9 },
      { d: 'M-48 -2Q-90 -18 -80 -56Q-60 -64 -58 -44Q-60 -26 -42 -18ZM48 -2Q90 -18 80 -56Q60 -64 58 -44Q60 -26 42 -18Z', fill: '#d63a48', moves: 'fin' },
      drawDisc(0, 10, 56, '#23262f'),
      { d: 'M-36 -12Q-22 -36 6 -34Q-18 -24 -24 0Z', fill: '#5b6274' },
      { d: 'M0 -46Q4 -74 26 -78', fill: '#c9a15a', line: 7 },
      { ...drawDisc(30, -82, 13, '#ff9d1f'), moves: 'glow' },
      ...drawEye(-18, 8, 12),
      ...drawEye(18, 8, 12),
      { d: 'M-20 36L-8 30L0 37L8 30L20 36', fill: '#ff5b4a', line: 5 },
    ],
  },
  whale: {
    layers: [
      { d: 'M-64 0Q-96 -10 -112 -48Q-78 -44 -66 -18Q-74 -6 -62 6ZM-64 0Q-104 6 -120 34Q-84 36 -58 16Z', fill: '#2a5ea8', moves: 'tail' },
      { d: 'M-76 0Q-40 -62 34 -58Q98 -50 98 4Q90 52 20 50Q-44 46 -76 0Z', fill: '#3b7cd0' },
      { d: 'M96 12Q84 52 20 50Q-20 48 -52 22Q30 42 96 12Z', fill: '#dcebfa' },
      { d: 'M76 22L70 44M56 28L50 49M36 31L30 51M14 31L8 50', fill: '#a9c7e6', line: 4 },
      { d: 'M10 20Q-14 40 -18 76Q24 58 34 24Z', fill: '#2a5ea8', moves: 'fin' },
      { d: 'M34 -58Q20 -88 4 -80M34 -58Q48 -90 64 -80', fill: '#c9ecff', line: 7, moves: 'glow' },
      { d: 'M22 -58L26 -74L34 -64L42 -76L46 -57Z', fill: '#ffd34d' },
      ...drawEye(70, -4, 8),
    ],
  },
  dragon: {
    layers: [
      { d: 'M-122 18Q-140 -16 -112 -14Q-122 -2 -104 2Z', fill: '#ffb52e', moves: 'tail' },
      { d: 'M-112 8Q-84 -48 -50 -10Q-16 34 16 6Q36 -16 62 -8', fill: '#f3a51f', line: 54 },
      { d: 'M-112 8Q-84 -48 -50 -10Q-16 34 16 6Q36 -16 62 -8', fill: '#d5281f', line: 38 },
      { d: 'M-104 14Q-82 -28 -50 6Q-16 48 16 18Q34 2 58 4', fill: '#ffd97a', line: 9 },
      { d: 'M38 -30Q20 -56 24 -78Q44 -66 56 -40ZM38 14Q22 38 30 58Q50 44 58 22Z', fill: '#ffcf4a', moves: 'fin' },
      { d: 'M42 -28Q66 -48 92 -28Q118 -18 110 0Q90 18 60 16Q36 6 42 -28Z', fill: '#e03a26' },
      { d: 'M62 -38Q54 -72 32 -84M76 -38Q78 -70 66 -88', fill: '#ffe7a3', line: 7 },
      { d: 'M104 -8Q130 -24 138 -50M102 4Q130 8 142 28', fill: '#ffd34d', line: 4, moves: 'fin' },
      drawBand(98, 3, 5, '#7c1410'),
      ...drawEye(78, -18, 9),
      drawSideFin('#ffb52e'),
    ],
  },
}

// Written by `npm run art`. Names without addresses: safe to import on a server.
export const MOTIFS = ['dragon', 'phoenix', 'tiger', 'fox', 'panda', 'octopus', 'shark', 'crown', 'mahjong-red-dragon', 'red-envelope', 'slot-machine', 'crystal-ball', 'soccer-ball', 'video-game', 'money-bag', 'lantern', 'cherries', 'pirate-flag', 'four-leaf-clover', 'rocket', 'joker', 'dice', 'gem', 'fish', 'bell', 'trophy', 'basketball', 'tennis', 'cricket', 'boxing-glove', 'rabbit', 'monkey', 'elephant', 'peacock', 'lotus', 'lion', 'horse', 'ox', 'turtle', 'crab', 'coin', 'gift', 'moon-cake', 'swords', 'fireworks', 'castle', 'bullseye', 'mailbox', 'magnifier', 'receipt', 'credit-card', 'hourglass'] as const
export const PATTERNS = ['sunburst', 'rings', 'seigaiha', 'stars', 'swell', 'lattice'] as const
export type Motif = (typeof MOTIFS)[number]
export type Pattern = (typeof PATTERNS)[number]

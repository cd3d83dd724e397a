import type { Text } from '../game.ts'
import words from './words.json' with { type: 'json' }

/** A part of a title. What a title is about has a motif, the picture of that name. */
export type Word = { code: string; motif?: string; text: Text }
/** Themes and the words that go with each of them; `leads` where the theme is said first in Chinese and English. */
export type Kind = { themes: readonly Word[]; others: readonly Word[]; leads: boolean }
/** A category with how many titles each brand shows in it, those of its own among them. */
export type Category = { type: number; shares: Readonly<Record<string, number>>; kinds: readonly Kind[] }

const lead = (themes: readonly Word[], others: readonly Word[]): Kind => ({ themes, others, leads: true })
const follow = (themes: readonly Word[], others: readonly Word[]): Kind => ({ themes, others, leads: false })

export const PATTERNS = ['sunburst', 'rings', 'seigaiha', 'stars', 'swell', 'lattice'] as const

/** Slots that differ in theme only share one of these. */
export const ENGINES = [
  'dragon_pearl',
  'golden_carp',
  'jade_palace',
  'jade_rabbit',
  'lantern_night',
  'phoenix_rise',
  'teahouse',
  'thunder_drum',
  'tiger_mountain',
  'treasure_fleet',
] as const

export const CATEGORIES: readonly Category[] = [
  { type: 1, shares: { JADE: 132 }, kinds: [follow(words.tables, words.styles)] },
  { type: 2, shares: { TIDE: 260, KOI: 160 }, kinds: [lead(words.sea, words.sea_nouns)] },
  {
    type: 3,
    shares: { AURUM: 842, EMBER: 790, KOI: 548 },
    kinds: [
      lead(words.creatures, words.creature_nouns),
      lead(words.places, words.place_nouns),
      lead(words.things, words.thing_nouns),
    ],
  },
  { type: 5, shares: { ATLAS: 80 }, kinds: [lead(words.sports, words.sport_nouns)] },
  { type: 6, shares: { LOTUS: 108 }, kinds: [follow(words.boards, words.styles)] },
  { type: 7, shares: { NOVA: 80 }, kinds: [lead(words.esports, words.esport_nouns)] },
]

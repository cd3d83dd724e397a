import type { z } from 'zod'
import type { GameContract } from './call.ts'
import { cards } from './cards.ts'
import { fishing } from './fishing.ts'
import { live } from './live.ts'
import { slots } from './slots.ts'
import { sports } from './sports.ts'

export type { Lang } from '@moongate/contract/langs'
export type { Facts, Spell } from './call.ts'

/** The wire of every kind of games, by the name that its calls begin with. */
export const gameContract = { cards, fishing, live, slots, sports } satisfies Readonly<Record<string, GameContract>>

export type GameKind = keyof typeof gameContract
type Contracts = typeof gameContract
export type CallName<K extends GameKind> = keyof Contracts[K]['calls'] & string

type Calls<K extends GameKind> = Contracts[K]['calls']
type Get<K extends GameKind, N extends CallName<K>, Part extends 'asks' | 'tells'> =
  Calls<K>[N] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : never
/** What a call says. */
export type Asked<K extends GameKind, N extends CallName<K>> = Get<K, N, 'asks'>
/** What it hears, where it is not refused. */
export type Told<K extends GameKind, N extends CallName<K>> = Get<K, N, 'tells'>
/** Why a call is refused. */
export type Refused<K extends GameKind> = z.output<Contracts[K]['refused']>
export type Answer<K extends GameKind, N extends CallName<K>> = Told<K, N> | Refused<K>
/** What a page is opened with. */
export type Visit<K extends GameKind> = z.output<Contracts[K]['visit']>
/** The kinds whose pages follow a stream. */
export type Streamed = { [K in GameKind]: Contracts[K] extends { watch: object } ? K : never }[GameKind]
/** A line of it. */
export type Line<K extends Streamed> = z.output<Contracts[K]['watch']['line']>
/** What whoever follows it says. */
export type Watched<K extends Streamed> = z.output<Contracts[K]['watch']['asks']>

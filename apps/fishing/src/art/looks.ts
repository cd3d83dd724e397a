import { large } from './large.ts'
import type { Look } from './look.ts'
import { middle } from './middle.ts'
import { small } from './small.ts'

/** How each kind of fish looks, by its code. */
export const LOOKS: Readonly<Record<string, Look>> = { ...small, ...middle, ...large }

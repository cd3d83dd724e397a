import { z } from 'zod'
import { type Figures, figuresForm } from '../kernel/figures.ts'

/* What a parent and the processes it started say to each other. */

const metrics = figuresForm.shape.metrics
/** From a process: it lives, these are its figures, or it wants those of all. What else it says is its own. */
export const fromChild = z.union([
  z.literal('alive'),
  z.object({ figures: metrics }),
  z.object({ ask: z.literal('all') }),
])
/** To a process: end, say your figures, or those of all with its own name among them. */
export const toChild = z.union([
  z.literal('stop'),
  z.literal('figures'),
  z.object({ all: z.array(figuresForm), you: z.string() }),
])
export type FromChild = z.output<typeof fromChild>
export type ToChild = z.output<typeof toChild>
/** The figures of all processes, and which of them is this one. */
export type AllFigures = { all: Figures[]; you: string }

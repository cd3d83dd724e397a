import { z } from 'zod'
import type { Reader } from './db.ts'

/** An amount in a payload: bigint minor units in code, their decimal digits in the queue. */
export const minor = z.codec(z.string().regex(/^-?\d+$/), z.bigint(), {
  decode: (digits) => BigInt(digits),
  encode: (amount) => amount.toString(),
})

/** A moment in a payload: a Date in code, ISO 8601 in UTC in the queue. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})

/** The form in which the version before told of the same, and how today's payload is made of it. */
export type Former<S extends z.ZodType, O extends z.ZodType = z.ZodType> = {
  /** Strict, so that a broken payload of today is not taken for an old one. */
  readonly payload: O
  renew(r: Reader, old: z.output<O>): Promise<z.output<S>>
}

/** What a module tells the modules above it: a fact in the past tense, `module.happened`, and what is known of it. */
export type EventDefinition<S extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly summary: string
  readonly payload: S
  /** What the version before called it; such an event may still be queued. */
  readonly formerly?: string
  readonly former?: Former<S>
}

export const defineEvent = <S extends z.ZodType, O extends z.ZodType = z.ZodType>(
  name: string,
  { former, ...rest }: { summary: string; payload: S; formerly?: string; former?: Former<S, O> },
): EventDefinition<S> => ({ name, ...rest, ...(former && { former }) })

/** A stored payload as listeners get it. What the version before left in the queue is renewed first, so that nothing is lost. */
export const readEvent = async <S extends z.ZodType>(
  r: Reader,
  { name, payload, former }: EventDefinition<S>,
  stored: unknown,
): Promise<z.output<S>> => {
  const read = payload.safeParse(stored)
  if (read.success) return read.data
  const old = former?.payload.safeParse(stored)
  if (!former || !old?.success) throw new Error(`event ${name} differs from its definition: ${read.error.message}`)
  return former.renew(r, old.data)
}

import type { z } from 'zod'

/** Which browsers hear it: one member's, everybody's on the member site, or the staff's. */
export type Audience = 'member' | 'public' | 'office'
declare const heardBy: unique symbol
/** The name of a channel of one audience. Only `channels` makes one. */
export type Channel<A extends Audience = Audience> = string & { readonly [heardBy]: A }

const nameChannel = <A extends Audience>(name: string): Channel<A> => name as Channel<A>

/** Every channel there is; `kernel.push_events` holds its names to the same form. */
export const channels = {
  member: (member_id: number): Channel<'member'> => nameChannel(`member:${member_id}`),
  public: nameChannel<'public'>('public'),
  office: nameChannel<'office'>('office'),
} as const

/** What browsers may be told: its name on the stream, who hears it, and the form of its data as JSON (amounts as wire text). */
export type PushDefinition<
  N extends string = string,
  A extends Audience = Audience,
  S extends z.ZodType = z.ZodType,
> = {
  readonly name: N
  readonly audience: A
  readonly summary: string
  readonly data: S
  /** One push of it, for `pushAll`. */
  to(channel: Channel<A>, data: z.input<S>): Push
}
export type Push = { readonly definition: PushDefinition; readonly channel: Channel; readonly data: unknown }
export type PushTable = Readonly<Record<string, PushDefinition>>

/** Defines one push; `data` is best a strict object, so that a key nobody declared fails the tests. */
export const definePush = <const N extends string, const A extends Audience, S extends z.ZodType>(
  name: N,
  { audience, summary, data }: { audience: A; summary: string; data: S },
): PushDefinition<N, A, S> => {
  const definition: PushDefinition<N, A, S> = {
    name,
    audience,
    summary,
    data,
    to: (channel, of) => ({ definition, channel, data: of }),
  }
  return definition
}

/** A stream's table: each push stands under its own name. */
export const definePushes = <const T extends { readonly [N in keyof T & string]: PushDefinition<N> }>(table: T): T =>
  table

/** What a listener of a stream may hear: the kind tells the data. */
export type PushedOf<T extends PushTable> = {
  [N in keyof T & string]: { id: string; type: N; data: z.output<T[N]['data']> }
}[keyof T & string]

import { PassThrough, type Readable } from 'node:stream'
import type { z } from 'zod'
import { checkLeaving } from './check.ts'

/** So much may wait for whoever watches; a stream further behind is broken off, and its client comes back for how things stand. */
export const BEHIND_BYTES = 256 * 1024

/** What many hear is written once. */
const texts = new WeakMap<object, string>()
const writeLine = (schema: z.ZodType, line: object): string => {
  const known = texts.get(line) ?? `${JSON.stringify(checkLeaving(schema, line))}\n`
  texts.set(line, known)
  return known
}

/** `tell` sends a line that has to be heard; `offer` one that may be left out, and answers whether the stream took it. */
export type LineStream = {
  readonly stream: Readable
  readonly tell: (line: object) => void
  readonly offer: (line: string) => boolean
  readonly end: () => void
}

/** Lines of JSON for as long as somebody reads them; one who stops is left with a broken stream, which no reader takes for a whole one. */
export const createLineStream = (schema: z.ZodType): LineStream => {
  const stream = new PassThrough()
  return {
    stream,
    end: () => void stream.end(),
    tell: (line) => {
      if (stream.destroyed) return
      stream.write(writeLine(schema, line))
      if (stream.writableLength + stream.readableLength > BEHIND_BYTES) stream.destroy(new Error('nobody reads'))
    },
    offer: (line) => !stream.destroyed && !stream.writableNeedDrain && (stream.write(`${line}\n`), true),
  }
}

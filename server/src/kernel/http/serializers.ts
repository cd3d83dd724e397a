import build from 'fast-json-stringify'

type Write = (body: unknown) => string
const made = new WeakMap<object, Write>()

const findWrite = (schema: object): Write => {
  const known = made.get(schema)
  if (known) return known
  const write: Write = build(schema)
  made.set(schema, write)
  return write
}

/** Writes answers by their schema: made when the first of its form leaves, once for all servers of a process. */
export const chooseSerializer = ({ schema }: { schema: unknown }): Write => {
  if (typeof schema !== 'object' || schema === null) throw new Error('an answer without a schema')
  return (body) => findWrite(schema)(body)
}

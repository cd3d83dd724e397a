import type { Audience, Channel, Push, PushDefinition } from '@moongate/contract'
import type { z } from 'zod'
import type { OfCall } from './breath.sql.ts'
import { CHECKS_WHAT_LEAVES } from './checks.ts'
import { type Reader, type Sql, sql } from './db.ts'

/** Tells browsers several things in one statement, in this order; inside a transaction they hear them only if that holds. */
export const pushAll = async (r: Reader, pushes: readonly Push[]): Promise<void> => {
  if (pushes.length === 0) return
  await r.run(tellBrowsers(pushes))
  r.wake('pushes')
}

/** The telling alone, for a statement that does something else beside it; whoever runs it wakes those who wait for pushes. */
export const tellBrowsers = (pushes: readonly (Push & OfCall)[]): Sql => {
  if (CHECKS_WHAT_LEAVES) pushes.forEach(checkPush)
  const rows = pushes.map(({ definition, channel, data, call }) => ({ channel, type: definition.name, data, call }))
  return sql`select kernel.push_all(${JSON.stringify(rows)}::jsonb) as told`
}

/** Tells the browsers of a channel one thing, e.g. `push(tx, balancePush, channels.member(7), {})`; see pushAll. */
export const push = <A extends Audience, S extends z.ZodType>(
  r: Reader,
  definition: PushDefinition<string, A, S>,
  to: Channel<NoInfer<A>>,
  data: z.input<NoInfer<S>>,
): Promise<void> => pushAll(r, [definition.to(to, data)])

const checkPush = ({ definition, data }: Push): void => {
  const result = definition.data.safeParse(data)
  if (!result.success) throw new Error(`push ${definition.name} differs from its definition: ${result.error.message}`)
}

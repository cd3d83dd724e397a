import type { officeTables, tables } from '@moongate/contract'
import { buildSilence, call } from './call.ts'
import { createIntents } from './intent.ts'
import type { Input } from './request.ts'
import { homeCalls, officeCalls } from './routes.gen.ts'
import type { ClientOptions } from './options.ts'
import type { CallFacts, CallOptions, CallTables, ClientOf } from './types.ts'

type Ask = (input?: Input, own?: CallOptions) => Promise<unknown>
type Bind = (facts: CallFacts) => Ask

/** How a call is made of its facts; calls of one `Bind` share their keys. */
export const createBind = (options: ClientOptions): Bind => {
  const intents = createIntents()
  return (facts) =>
    (input = {}, own = {}) =>
      call(options, intents, facts, input, own)
}

/** The calls of tables, by module and name. */
export const bindTables = (calls: CallTables, bind: Bind): Record<string, Record<string, Ask>> =>
  Object.fromEntries(
    Object.entries(calls).map(([module, table]) => [
      module,
      Object.fromEntries(Object.entries(table).map(([name, facts]) => [name, bind(facts)])),
    ]),
  )

/** What the calls of the other screens are; a screen's file is best fetched together with it. */
export const loadCalls = async (): Promise<CallTables> => (await import('./later.gen.ts')).laterCalls

/** A call whose facts have yet to come; without them nothing is sent. */
const bindLater =
  (options: ClientOptions, bind: Bind, module: string, name: string): Ask =>
  async (input, own) => {
    const tables = await loadCalls().catch((): never => {
      options.on.offline({ read: true })
      throw buildSilence('client.offline')
    })
    const facts = tables[module]?.[name]
    if (!facts) throw new Error(`the contract has no ${module}.${name}`)
    return bind(facts)(input, own)
  }

/** The calls of Home, and behind every other name one that is fetched when it is called. */
const buildGrowing = (options: ClientOptions): unknown => {
  const bind = createBind(options)
  const bound = bindTables(homeCalls, bind)
  return new Proxy(bound, {
    get: (_, module: string) =>
      new Proxy(bound[module] ?? {}, {
        get: (table, name: string) => table[name] ?? bindLater(options, bind, module, name),
      }),
  })
}

export type MemberClient = ClientOf<typeof tables>
export type OfficeClient = ClientOf<typeof officeTables>

/** The member API as functions, by module. Every rule of the wire lives here: language, token, refresh, limits, refusals. */
export const createClient = (options: ClientOptions): MemberClient => buildGrowing(options) as MemberClient

/** The office API likewise; `base` is `/api/office`. */
export const createOfficeClient = (options: ClientOptions): OfficeClient =>
  bindTables(officeCalls, createBind(options)) as unknown as OfficeClient

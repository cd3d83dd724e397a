import { bindTables, createBind, type MemberClient } from './client.ts'
import { laterCalls } from './later.gen.ts'
import { homeCalls } from './routes.gen.ts'
import type { ClientOptions } from './options.ts'
import type { CallTables } from './types.ts'

const home: CallTables = homeCalls
const joined: CallTables = Object.fromEntries(
  Object.entries<CallTables[string]>({ ...home, ...laterCalls }).map(([module, table]) => [
    module,
    { ...home[module], ...table },
  ]),
)

/** The member API with every call at hand: for a front end that must not wait for another file before it sends. */
export const createWholeClient = (options: ClientOptions): MemberClient =>
  bindTables(joined, createBind(options)) as unknown as MemberClient

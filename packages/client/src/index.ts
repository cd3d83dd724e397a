export { createClient, createOfficeClient, loadCalls, type MemberClient, type OfficeClient } from './client.ts'
export {
  type EventStream,
  type MemberPushed,
  type OfficePushed,
  openEvents,
  openOfficeEvents,
  type StreamOptions,
} from './events.ts'
export { createHearing, type Hearing, type HearingStore, tellSilence } from './hearing.ts'
export { createIntentKey } from './intent.ts'
export type { ClientOptions, On, Tokens, Unauthorized } from './options.ts'
export { ApiError, type CallOptions, type Success } from './types.ts'
export { parseSearch, stringifySearch } from './search.ts'

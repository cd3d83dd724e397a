export { fetchPart, fetchScreen, forgetMissingParts, PartMissing } from './fetch-part.ts'
export { createQueryClient, readAgain, type ReadOptions } from './query-client.ts'
export { readFailure, type Send, type Sending, useSend } from './use-send.ts'
export { useAway, useComeBack } from './use-away.ts'

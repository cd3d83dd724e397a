export { createQueryClient, type ReadOptions } from './query-client.ts'
export { readFailure, type Send, type Sending, useSend } from './use-send.ts'

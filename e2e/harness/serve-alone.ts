import { startApi } from '../../server/src/api.ts'
import { loadConfig } from '../../server/src/kernel/config.ts'

/** A server beside the product, on its database and without jobs of its own: one that a journey may kill. */
await startApi(loadConfig(process.env))

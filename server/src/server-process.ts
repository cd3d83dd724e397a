import { startApi } from './api.ts'
import { loadConfig } from './kernel/config.ts'
import { askParent, followParent } from './running/child.ts'

/** One of several serving processes: answers what its parent hands it until that says so or is gone. */
const api = await startApi(loadConfig(process.env), { collectFigures: () => askParent() })
followParent(api.close, api.readFigures)

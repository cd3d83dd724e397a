// npm start: everything from a fresh clone to `ready http://localhost:8080`.
import { buildApps } from './build.mjs'
import { checkNode, install, loadEnv, loadTypescript } from './setup.mjs'

checkNode()
install()
loadEnv()
await loadTypescript()
const { run } = await import('../server/src/main.ts')
await run({ build: buildApps })

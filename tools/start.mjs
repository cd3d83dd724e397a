// npm start: everything from a fresh clone to `ready http://localhost:8080`.
import { buildApps } from './build.mjs'
import { importProgram } from './programs.mjs'
import { checkNode, install, loadEnv } from './setup.mjs'

checkNode()
install()
loadEnv()
const { run } = await importProgram('server/src/main.ts')
await run({ build: buildApps })

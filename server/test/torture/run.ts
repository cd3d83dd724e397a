import { parseArgs } from 'node:util'
import { runTorture } from './torture.ts'

/** `npm run torture -- --seconds 600 --seed 1 --servers 3`: the last line is one JSON object, and the exit code 1 unless all is clean. */
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1)) // takes all that runs along
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    servers: { type: 'string', default: '1' },
  },
})
const tell = (line: string): void => console.log(line)
const [seconds, seed, servers] = [Number(values.seconds), Number(values.seed), Number(values.servers)]
const ended = await runTorture({ seconds, seed, servers, tell })
console.log(JSON.stringify(ended))
process.exitCode = ended.clean ? 0 : 1

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const log = fileURLToPath(new URL('log.ts', import.meta.url))

/** What a process that does this has written by its end. */
const readLines = (work: string): unknown[] => {
  const text = `import { createLog } from ${JSON.stringify(log)}; const log = createLog({ log_level: 'info' }); ${work}`
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { msg: unknown }).msg]))
}

describe('lines that wait for others', () => {
  it('go out with the end of the process, in their order', () =>
    expect(readLines(`for (let i = 0; i < 200; i++) log.info({}, String(i)); process.exit(0)`)).toEqual(
      Array.from({ length: 200 }, (_, i) => String(i)),
    ))
  it('go out at once with what warns, whatever ends the process then', () =>
    expect(
      readLines(`log.info({}, 'a'); log.warn({}, 'b'); log.info({}, 'c'); process.kill(process.pid, 'SIGKILL')`),
    ).toEqual(['a', 'b']))
})

import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, waitUntil, isAlive } from '@moongate/postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { checkDataDir, checkOwner, openEmbeddedDatabase, openExternalDatabase } from './database.ts'
import { OperatorError, explainError } from './operator-error.ts'
import { checkPort, buildSiteUrl } from './port.ts'
import { readKeptSecret } from './secret.ts'
import { startWorkers } from './workers.ts'

const folder = mkdtempSync(join(tmpdir(), 'moongate-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const oneLine = (what: RegExp) =>
  expect.objectContaining({
    name: 'OperatorError',
    message: expect.stringMatching(new RegExp(`^[^\\n]*${what.source}[^\\n]*$`)),
  })

describe('what refuses a start, each in one line', () => {
  it('a used port', async () => {
    const other = net.createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as net.AddressInfo
    await expect(checkPort('127.0.0.1', port)).rejects.toEqual(
      oneLine(/port \d+ is used by another program; .* set another PORT/),
    )
    await new Promise((done) => other.close(done))
    await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined()
  })

  it.each([
    ['nobody listens', 'postgresql://u:secret@127.0.0.1:1/x', /ECONNREFUSED/],
    ['the host is not known', 'postgresql://u:secret@host.invalid/x', /host\.invalid/],
  ])('a DATABASE_URL where %s, without its password', async (_, url, reason) => {
    await expect(openExternalDatabase(url)).rejects.toEqual(oneLine(reason))
    await expect(openExternalDatabase(url)).rejects.not.toThrow(/secret/)
  })

  it('a DATA_DIR that cannot be made', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => checkDataDir(join(file, 'data'))).toThrow(oneLine(/set another DATA_DIR/))
    if (process.platform === 'linux') expect(() => checkDataDir('/proc/data')).toThrow(oneLine(/set another DATA_DIR/))
  })

  it('a DATA_DIR another start holds', async () => {
    const dir = join(folder, 'held')
    const server = await startPostgres({ dir: join(dir, 'postgres'), durable: false })
    await expect(checkOwner(dir)).rejects.toEqual(oneLine(/in use by another start \(process \d+\)/))
    await server.stop()
    await expect(checkOwner(dir)).resolves.toBeUndefined()
  })

  it('tells an operator one line and a programmer the stack', () => {
    expect(explainError(new OperatorError('do\nthis'))).toBe('do this')
    expect(explainError(new TypeError('bug'))).toMatch(/TypeError: bug\n\s+at /)
  })
})

describe('while the product runs', () => {
  it('a database that dies is started again', async () => {
    const said: string[] = []
    const database = await openEmbeddedDatabase(
      join(folder, 'dies'),
      (line) => said.push(line),
      (error) => said.push(String(error)),
    )
    const first = database.embedded?.pid ?? 0
    await database.embedded?.kill9()
    expect(await waitUntil(20_000, () => said.includes('the database is back'))).toBe(true)
    expect(database.embedded?.pid).not.toBe(first)
    await expect(openExternalDatabase(database.url)).resolves.toMatchObject({ url: database.url })
    await database.stop()
    expect(isAlive(database.embedded?.pid ?? 0)).toBe(false)
  })

  it('a database that does not come up again is told of once', async () => {
    const [dir, said, lost]: [string, string[], unknown[]] = [join(folder, 'broken'), [], []]
    const database = await openEmbeddedDatabase(
      dir,
      (line) => said.push(line),
      (error) => lost.push(error),
    )
    renameSync(join(dir, 'postgres', 'data', 'global'), join(dir, 'away'))
    await database.embedded?.kill9()
    expect(await waitUntil(20_000, () => lost.length > 0)).toBe(true)
    expect(await waitUntil(1_500, () => lost.length > 1)).toBe(false)
    expect(said.filter((line) => line.startsWith('the database died'))).toHaveLength(1)
    await database.stop()
  })

  it('a worker that dies is started again, and all of them leave when told', async () => {
    const file = join(folder, 'worker.mjs')
    const note = join(folder, 'started')
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(note)}, process.pid + '\\n')
process.on('message', () => process.exit(0))
process.send('ready')`,
    )
    const pids = () => readFileSync(note, 'utf8').trim().split('\n').map(Number)
    const workers = startWorkers(2, process.env, () => undefined, { file })
    await workers.ready
    process.kill(pids()[0] ?? 0, 'SIGKILL')
    expect(await waitUntil(10_000, () => pids().length === 3)).toBe(true)
    await workers.stop()
    expect(pids().filter(isAlive)).toEqual([])
  })
})

it('a worker that hangs is ended and replaced; one that says that it lives is left alone', async () => {
  const file = join(folder, 'hanging.mjs')
  const note = join(folder, 'hanging')
  writeFileSync(
    file,
    `import { appendFileSync, existsSync } from 'node:fs'
const first = !existsSync(${JSON.stringify(note)})
appendFileSync(${JSON.stringify(note)}, process.pid + '\\n')
process.on('message', () => process.exit(0))
process.send('alive')
if (first) setTimeout(() => { for (;;); }, 10)
else setInterval(() => process.send('alive'), 20)`,
  )
  const said: string[] = []
  const pids = () => readFileSync(note, 'utf8').trim().split('\n').map(Number)
  const workers = startWorkers(1, process.env, (line) => said.push(line), { file, look_every_ms: 1500 })
  await workers.ready
  expect(await waitUntil(20_000, () => pids().length === 2)).toBe(true)
  const [hung = 0, next = 0] = pids()
  expect(said).toEqual([`a worker hangs (process ${hung}); ending it`, 'a worker ended (SIGKILL); starting another'])
  expect([isAlive(hung), isAlive(next)]).toEqual([false, true])
  await workers.stop()
  expect(isAlive(next)).toBe(false)
})

it('an installation keeps one secret, which its owner alone can read', () => {
  const first = readKeptSecret(folder)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(readKeptSecret(folder)).toBe(first)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

it.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://0.0.0.0:8080'],
  ['::1', 'http://[::1]:8080'],
  ['play.example', 'http://play.example:8080'],
])('HOST %s is printed as %s', (host, url) => {
  expect(buildSiteUrl(host, 8080)).toBe(url)
})

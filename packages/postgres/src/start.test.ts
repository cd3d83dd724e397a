import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { isAlive, findRunningPostgres, startPostgres, type EmbeddedPostgres } from './index.ts'

const folders: string[] = []
const servers: EmbeddedPostgres[] = []

const folder = (name = ''): string => {
  const made = mkdtempSync(join(tmpdir(), 'moongate-pg-'))
  chmodSync(made, 0o755)
  folders.push(made)
  return join(made, name || 'pg')
}

const start = async (dir: string): Promise<EmbeddedPostgres> => {
  const server = await startPostgres({ dir, durable: false })
  servers.push(server)
  return server
}

const ask = async <T>(url: string, text: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('starts, keeps its rows over a clean stop, and leaves nothing running', async () => {
    const dir = folder()
    const first = await start(dir)
    await ask(first.url, 'create table kept as select 7 as n')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    const second = await start(dir)
    expect(second.adopted).toBe(false)
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('lets nobody in without the password, and gives the product no superuser', async () => {
    const dir = folder()
    const server = await start(dir)
    const url = new URL(server.url)
    url.password = 'wrong'
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect(await ask(server.url, `select rolsuper from pg_roles where rolname = current_user`)).toEqual([
      { rolsuper: false },
    ])
    expect(
      await ask(
        server.url,
        `select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_permissions') order by 1`,
      ),
    ).toEqual([
      { name: 'listen_addresses', setting: '' },
      { name: 'unix_socket_permissions', setting: '0700' },
    ])
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('refuses a second start on the same folder in one line and leaves the first unharmed', async () => {
    const dir = folder()
    const server = await start(dir)
    const second = startPostgres({ dir, durable: false })
    await expect(second).rejects.toMatchObject({
      code: 'in_use',
      message: expect.stringMatching(/^[^\n]*in use by another start[^\n]*$/),
    })
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets exactly one of several racing starters win', async () => {
    const dir = folder()
    mkdirSync(dir)
    writeFileSync(join(dir, 'owner.lock'), '999999999 1')
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => start(dir)))
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
  })

  it('adopts a server whose starter was killed', async () => {
    const dir = folder()
    const first = await start(dir)
    first.release()
    servers.pop()
    const second = await start(dir)
    expect(second).toMatchObject({ adopted: true, pid: first.pid })
  })

  it('comes up again after kill -9 with every committed row', async () => {
    const dir = folder()
    const server = await start(dir)
    await ask(server.url, 'create table kept as select 1 as n')
    const busy = ask(server.url, 'select pg_sleep(30)').catch((error: Error) => error.message)
    await server.kill9()
    await busy
    await server.revive()
    expect(await ask(server.url, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('does not trust a process number that now belongs to another program', async () => {
    const dir = folder()
    const first = await start(dir)
    await first.stop()
    servers.pop()
    const stranger = spawn('sleep', ['60'])
    try {
      writeFileSync(
        join(dir, 'data', 'postmaster.pid'),
        `${stranger.pid}\n${join(dir, 'data')}\n1\n5432\n${dir}\n\n1 1\nready\n`,
      )
      writeFileSync(join(dir, '.s.PGSQL.5432.lock'), `${stranger.pid}\n${join(dir, 'data')}\n1\n5432\n${dir}\n`)
      const second = await start(dir)
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      stranger.kill()
    }
  })

  it('begins again when the first making of the files was cut short', async () => {
    const dir = folder()
    mkdirSync(join(dir, 'init.1.tmp'), { recursive: true })
    writeFileSync(join(dir, 'init.1.tmp', 'PG_VERSION'), '18')
    const server = await start(dir)
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(join(dir, 'init.1.tmp'))).toBe(false)
  })

  it('moves the socket to a short private folder when the path is too long', async () => {
    const dir = folder('a'.repeat(120))
    const server = await start(dir)
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const socket_dir = readFileSync(join(dir, 'socket_dir'), 'utf8')
    folders.push(socket_dir)
    expect(statSync(socket_dir).mode & 0o777).toBe(0o700)
  })

  it('tells the address of a running server without taking it over', async () => {
    const dir = folder()
    expect(await findRunningPostgres(dir)).toBeUndefined()
    const server = await start(dir)
    expect(await findRunningPostgres(dir)).toBe(server.url)
  })

  it('says in one line that a folder cannot be written', async () => {
    const dir = folder()
    writeFileSync(dir, 'a file stands here')
    await expect(startPostgres({ dir })).rejects.toMatchObject({ code: 'unwritable' })
  })
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it.skipIf(spawnSync('unshare', ['--user', 'true']).status !== 0)(
    'runs in a user namespace where no other user reaches the folder, also after kill -9',
    async () => {
      const dir = folder()
      chmodSync(join(dir, '..'), 0o700)
      const server = await start(dir)
      await ask(server.url, 'create table kept as select 1 as n')
      expect(statSync(join(dir, 'data')).uid).toBe(0)
      await server.kill9()
      await server.revive()
      expect(await ask(server.url, 'select n from kept')).toEqual([{ n: 1 }])
    },
  )

  it('runs as an unprivileged user where that one reaches the folder', async () => {
    const dir = folder()
    await start(dir)
    expect(statSync(join(dir, 'data')).uid).not.toBe(0)
  })
})

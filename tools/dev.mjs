// npm run dev: the product on one port with hot reload. Vite serves the front ends from their sources; every other call goes to the
// server behind it, which starts again when one of its sources changes. The database stays up meanwhile.
import { spawn } from 'node:child_process'
import http from 'node:http'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buildApps, listFronts } from './build.mjs'
import { checkNode, install, loadEnv, root, loadTypescript } from './setup.mjs'

/** Where a front end lies on the port; the member site takes what is left. */
const bases = {
  'apps/agent': '/agent/',
  'apps/lottery': '/lottery/',
  'apps/office': '/office/',
  'packages/ui/gallery': '/gallery/',
  'apps/member': '/',
}
const serverPaths = /^\/(api|art|healthz|readyz|metrics|uploads|sandbox)(\/|\?|$)/

const freePort = () => {
  return new Promise((done) => {
    const probe = http.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

/** Passes a request on, byte for byte; event streams included. */
const forward = (port, request, response) => {
  const target = http.request(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  target.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    response.end('the server is starting')
  })
  response.on('close', () => target.destroy())
  request.pipe(target)
}

const viteServers = async (httpServer) => {
  const { createServer } = await import('vite')
  const made = Object.keys(bases).map(async (dir) => {
    const server = { middlewareMode: true, ws: { server: httpServer } }
    const configFile = join(root, dir, 'vite.config.ts')
    return [bases[dir], await createServer({ root: join(root, dir), configFile, base: bases[dir], server })]
  })
  return (await Promise.all(made)).toSorted(([a], [b]) => b.length - a.length)
}

/** Starts the server under a watcher; `ready` is called each time it is up. */
const watchServer = (env, ready) => {
  const program = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const words = [program, 'watch', '--clear-screen=false', join(root, 'server', 'src', 'serve.ts')]
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', (line) =>
    line.startsWith('ready ') ? ready() : console.log(line),
  )
  return () =>
    new Promise((done) => {
      if (child.exitCode !== null) return done()
      child.once('exit', done)
      child.kill('SIGTERM')
    })
}

/** The suppliers of the demo stay up too while the server restarts. */
const openSuppliers = async (life, config, dir, { openSandbox }) => {
  if (config.seed === 'none' || config.suppliers_file || config.node_env === 'production') return {}
  const sandbox = await openSandbox({
    dir: join(dir, 'sandbox'),
    currency: config.currency,
    translate: (line) => console.log(line),
  })
  life.onLeave(sandbox.stop)
  return sandbox.env
}

const start = async (life, parts) => {
  const config = parts.loadConfig(process.env)
  const dir = resolve(root, config.data_dir)
  parts.checkDataDir(dir)
  if (!config.database_url) await parts.checkOwner(dir)
  await parts.checkPort(config.host, config.port)
  const database = config.database_url
    ? await parts.openExternalDatabase(config.database_url)
    : await parts.openEmbeddedDatabase(dir, console.log, life.fail)
  life.onLeave(database.stop)

  const httpServer = http.createServer()
  // What the suppliers serve themselves is built, as they would do it.
  await buildApps(
    console.log,
    listFronts().filter((dir) => !(dir in bases)),
  )
  const vites = await viteServers(httpServer)
  life.onLeave(() => Promise.all(vites.map(([, vite]) => vite.close())))
  const inner = await freePort()
  httpServer.on('request', (request, response) => {
    if (serverPaths.test(request.url)) return forward(inner, request, response)
    const [, vite] = vites.find(([base]) => request.url.startsWith(base)) ?? []
    return vite ? vite.middlewares(request, response) : forward(inner, request, response)
  })
  const env = {
    ...process.env,
    PORT: String(inner),
    HOST: '127.0.0.1',
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    ...(await openSuppliers(life, config, dir, parts)),
  }
  delete env.npm_lifecycle_event
  await new Promise((done) => life.onLeave(watchServer(env, done)))
  await new Promise((done) => httpServer.listen(config.port, config.host, done))
  life.onLeave(async () => httpServer.closeAllConnections())
  console.log(`ready ${parts.buildSiteUrl(config.host, config.port)}`)
}

checkNode()
install()
loadEnv()
await loadTypescript()
const running = '../server/src/running'
const parts = Object.assign(
  {},
  ...(await Promise.all(
    ['../server/src/kernel/config.ts', `${running}/database.ts`, `${running}/port.ts`, `${running}/sandbox.ts`].map(
      (file) => import(file),
    ),
  )),
)
const { supervise } = await import('../server/src/running/supervise.ts')
process.exit(await supervise((life) => start(life, parts)))

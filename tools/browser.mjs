// A Chromium for the journey tests: the one given, one on this machine, Debian's, or one from the npm registry.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runNpm } from './setup.mjs'

/** First the one without windows of its own: the same engine, and journeys take a fifth less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const packaged = '@sparticuz/chromium'
const packagedVersion = '141.0.0'

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

const onPath = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return places.find((place) => existsSync(place) && runs(place))
}

const fromDebian = (log) => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined
  const wanted = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core']
  log(`installing the browser: apt-get install ${wanted.join(' ')}`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], options)
  return onPath()
}

/** Not a dependency: fetched only where neither the machine nor Debian has a browser. Brings its own libraries. */
const fromRegistry = async (log) => {
  const home = join(root, '.cache', 'browser')
  const module = join(home, 'node_modules', packaged, 'build', 'esm', 'index.js')
  if (!existsSync(module)) {
    log(`installing the browser: ${packaged}@${packagedVersion} from the npm registry`)
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{"private":true}')
    runNpm(
      [
        'install',
        '--prefix',
        home,
        '--no-save',
        '--ignore-scripts',
        '--loglevel=error',
        `${packaged}@${packagedVersion}`,
      ],
      { cwd: home },
    )
  }
  if (!existsSync(module)) return undefined
  process.env.TMPDIR = join(home, 'unpacked')
  mkdirSync(process.env.TMPDIR, { recursive: true })
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x' // makes it unpack its libraries and name them in LD_LIBRARY_PATH
  const { default: chromium } = await import(pathToFileURL(module).href)
  const path = await chromium.executablePath()
  delete process.env.TMPDIR
  return runs(path) ? path : undefined
}

/** Path of a Chromium that starts, or undefined. */
export const provideBrowser = async (log = console.log) => {
  const given = process.env.CHROMIUM_PATH
  if (given) return runs(given) ? given : undefined
  return onPath() ?? fromDebian(log) ?? (await fromRegistry(log))
}

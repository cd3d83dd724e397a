import { existsSync, readFileSync } from 'node:fs'
import type { GameKind } from '@moongate/game-contract'

const findDist = (client: GameKind): URL => new URL(`../../../../apps/${client}/dist/`, import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export type ClientFile = { type: string; body: Buffer; encoding?: 'br' }

/** A file of a built game client, compressed where the browser takes that; undefined for what is none of them. */
export const readClientFile = (client: GameKind, name: string, takes_br: boolean): ClientFile | undefined => {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
  if (!type || !/^[\w-][\w.-]*$/.test(name)) return undefined
  const [file, packed] = ['', '.br'].map((end) => new URL(`assets/${name}${end}`, findDist(client)))
  if (!file || !packed) return undefined
  if (takes_br && existsSync(packed)) return { type, body: readFileSync(packed), encoding: 'br' }
  return existsSync(file) ? { type, body: readFileSync(file) } : undefined
}

/** The page of a built game client; an error says how to build it. */
export const readClientPage = (client: GameKind): string => {
  const page = new URL('index.html', findDist(client))
  if (!existsSync(page)) throw new Error(`the client of ${client} is not built: npm start builds it`)
  return readFileSync(page, 'utf8')
}

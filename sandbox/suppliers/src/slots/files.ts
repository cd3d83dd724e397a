import { existsSync, readFileSync } from 'node:fs'

const DIST = new URL('../../../../apps/slots/dist/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export type ClientFile = { type: string; body: Buffer; encoding?: 'br' }

/** A file of the built game client, compressed where the browser takes that; undefined for what is none of them. */
export const readClientFile = (name: string, takes_br: boolean): ClientFile | undefined => {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
  if (!type || !/^[\w-][\w.-]*$/.test(name)) return undefined
  const [file, packed] = [new URL(`assets/${name}`, DIST), new URL(`assets/${name}.br`, DIST)]
  if (takes_br && existsSync(packed)) return { type, body: readFileSync(packed), encoding: 'br' }
  return existsSync(file) ? { type, body: readFileSync(file) } : undefined
}

/** The page of the built game client; an error says how to build it. */
export const readClientPage = (): string => {
  const page = new URL('index.html', DIST)
  if (!existsSync(page)) throw new Error('the slot games are not built: npm start builds them')
  return readFileSync(page, 'utf8')
}

// What a browser loads before Home rests, from Vite's manifest: the entry with its static imports, every part of Home and of the
// layout around it that is fetched apart, the stream of events, the notices that open by themselves, and the texts of the language
// whose texts are the heaviest. Codes come only when they are near. e2e/first-view holds that the network sees no more than this.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const limits = { js_bytes: 135 * 1024, css_bytes: 18 * 1024 }
/** Files in which such parts come together (`apps/member/vite.config.ts`). */
const GROUPS = ['react-dom', 'home', 'events', 'notices']
const homePart = /(^|\/)(features\/home|layouts\/main)\/[^/]+\.tsx$/
const texts = /^texts-\w+$/

/** Keys of the manifest reached from one by static imports, itself included. */
const closure = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return seen
}

const weigh = (dist, file) => brotliCompressSync(readFileSync(join(dist, file))).length

/** { js_bytes, css_bytes, files: [name, bytes][] } of a built app, brotli at its best quality. */
export const measureFirstView = (dist) => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const starts = Object.keys(manifest).filter(
    (key) =>
      manifest[key].isEntry ||
      GROUPS.includes(manifest[key].name) ||
      (manifest[key].isDynamicEntry && homePart.test(key)),
  )
  const [heaviest] = Object.keys(manifest)
    .filter((key) => texts.test(manifest[key].name))
    .toSorted((a, b) => weigh(dist, manifest[b].file) - weigh(dist, manifest[a].file))
  const keys = new Set([...starts, ...(heaviest ? [heaviest] : [])].flatMap((key) => [...closure(manifest, key)]))
  const files = new Set([...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
  const sized = [...files].map((file) => [file, weigh(dist, file)])
  const sum = (ending) => sized.filter(([file]) => file.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0)
  return { js_bytes: sum('.js'), css_bytes: sum('.css'), files: sized.toSorted((a, b) => b[1] - a[1]) }
}

// What a browser loads for Home's first view, from Vite's manifest: the entry, its static imports and the lazy Home page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const limits = { js_bytes: 135 * 1024, css_bytes: 18 * 1024 }
const homePage = /(^|\/)home(-page|\.page|\/index|\/home-page)?\.tsx$/i

/** Keys of the manifest reached from one by static imports, itself included. */
const closure = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return seen
}

/** { js_bytes, css_bytes, files: [name, bytes][] } of a built app, brotli at its best quality. */
export const measureFirstView = (dist) => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const starts = Object.keys(manifest).filter(
    (key) => manifest[key].isEntry || (manifest[key].isDynamicEntry && homePage.test(key)),
  )
  const keys = new Set(starts.flatMap((key) => [...closure(manifest, key)]))
  const files = new Set([...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
  const sized = [...files].map((file) => [file, brotliCompressSync(readFileSync(join(dist, file))).length])
  const sum = (ending) => sized.filter(([file]) => file.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0)
  return { js_bytes: sum('.js'), css_bytes: sum('.css'), files: sized.toSorted((a, b) => b[1] - a[1]) }
}

import { readFileSync } from 'node:fs'

type IconSet = { width?: number; height?: number; icons: Record<string, { body: string; width?: number; height?: number }>; aliases?: Record<string, { parent: string }> }

const cache = new Map<string, IconSet>()

/** Loads one Iconify set from node_modules. */
export const iconSet = (name: string): IconSet => {
  const found = cache.get(name)
  if (found) return found
  const url = new URL(`../../node_modules/@iconify-json/${name}/icons.json`, import.meta.url)
  const set = JSON.parse(readFileSync(url, 'utf8')) as IconSet
  cache.set(name, set)
  return set
}

/** Body of one icon, aliases followed. Throws when the set has no such icon. */
export const iconBody = (set_name: string, icon: string): { body: string; width: number; height: number } => {
  const set = iconSet(set_name)
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? '']
  if (!found) throw new Error(`${set_name} has no icon ${icon}`)
  return { body: found.body, width: found.width ?? set.width ?? 16, height: found.height ?? set.height ?? 16 }
}

/** A whole SVG document of one icon at `size` px. */
export const iconSvg = (set_name: string, icon: string, size: number): string => {
  const { body, width, height } = iconBody(set_name, icon)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

import { writeFileSync } from 'node:fs'
import { iconBody } from './icon-set.ts'
import { srcDir } from './render.ts'

/** Names of the Tabler set that the product draws. Adding one here and running the build is all it takes. */
const names = `eye eye-off copy check x chevron-down chevron-right chevron-left chevron-up plus minus search heart heart-filled
player-play player-pause refresh arrow-up arrow-down arrow-right arrow-left arrows-exchange world mail bell user users wallet credit-card gift
headset qrcode steering-wheel crown download upload logout login home device-gamepad-2 dice-5 ticket star star-filled settings lock
shield-check alert-triangle alert-circle info-circle circle-check circle-x clock calendar filter trash edit history menu-2 dots link
external-link speakerphone volume volume-off coins building-bank id device-mobile brand-android brand-apple send paperclip
file-text chart-line chart-bar trophy flame bolt moon sun list layout-grid sort-descending photo printer keyboard backspace key phone
percentage pig-money cash receipt arrow-back-up arrow-bar-to-down ban wifi-off cards ball-football video sparkles help table
circle repeat adjustments mood-sad confetti hourglass brand-alipay brand-wechat`.split(/\s+/)

const camel = (name: string) => name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase()).replace(/-/g, '')

/** A path that starts with a relative move would lean on the one joined before it. */
const rooted = (d: string) =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]?(-?(?:\d*\.\d+|\d+))(.?)/, (_, x: string, y: string, next: string) => `M${x} ${y}${/[\d\s,.-]/.test(next) ? 'l' : ''}${next.trim()}`)

/** Path data of one icon. Filled icons start with a "!" so that `Icon` fills instead of strokes. */
const pathOf = (name: string): string => {
  const { body } = iconBody('tabler', name)
  const left = body.replace(/<\/?g[^>]*>/g, '').replace(/<path [^>]*\/>/g, '')
  if (left !== '') throw new Error(`tabler ${name} has shapes other than paths: ${left}`)
  const data = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => rooted(m[1] ?? '')).join('')
  return !body.includes('stroke=') ? `!${data}` : data
}

/** Writes the icon module: one constant each, so that a bundle carries only those it draws. */
export const writeIcons = (): number => {
  const lines = names.filter(Boolean).map((name) => `export const ${camel(name)} = '${pathOf(name)}'`)
  writeFileSync(new URL('icons.gen.ts', srcDir), `// Written by \`npm run art\` from the Tabler set (MIT). Path data on a 24 px grid.\n${lines.join('\n')}\n`)
  return lines.length
}

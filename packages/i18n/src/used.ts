/** A file of the product's source. */
export type Source = { readonly path: string; readonly text: string }

/** Folders that speak below a part of a file: `t('save')` of the office is `office:ui.save`. What all games say alike stands below `game`. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  'apps/agent/': ['portal:ui.'],
  'apps/lottery/': ['lottery:ui.'],
  'packages/lottery/': ['lottery:ui.'],
  'apps/office/': ['office:ui.'],
  'apps/fishing/': ['fishing:ui.', 'game:'],
  'apps/live/': ['live:ui.', 'game:'],
  'apps/cards/': ['cards:ui.', 'game:'],
  'apps/sports/': ['sports:ui.', 'game:'],
  'apps/slots/': ['slots:ui.', 'game:'],
  'packages/game-client/': ['game:'],
}
/** Calls that name a group of such a part, and leave the name in it to data. */
const GROUP = /translateName\(\s*'(\w+)'/g
const OPEN = /\$\{[^{}]*\}/
const WHOLE = /['"`]((?:[a-z][a-z-]*|\$\{\w+\}):(?:[\w.-]|\$\{[^{}]*\})+)['"`]/g
const SHORT = /['"`]((?:[\w.]|\$\{[^{}]*\})+)['"`]/g
/** Ways through which all keys of a part go, and templates that are hardly more than their open parts: they name none. */
const OPEN_WAY = /^([a-z-]+:ui\.|common:|member:|\$\{\w+\}:)\w{0,2}\$\{[^{}]*\}(\.?\$\{[^{}]*\})?$/

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const readPattern = (template: string): RegExp =>
  new RegExp(`^${template.split(OPEN).map(escapePattern).join('([\\w.-]+)')}$`)

type Said = { literals: Set<string>; patterns: RegExp[] }

const readSaid = (sources: readonly Source[]): Said => {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const add = (said: string): void => {
    if (OPEN_WAY.test(said)) return
    if (OPEN.test(said)) patterns.push(readPattern(said))
    else literals.add(said)
  }
  for (const { path, text } of sources) {
    for (const [, said = ''] of text.matchAll(WHOLE)) add(said)
    const [, inners = []] = Object.entries(INNER).find(([folder]) => path.startsWith(folder)) ?? []
    for (const inner of inners) {
      for (const [, said = ''] of text.matchAll(SHORT)) add(inner + said)
      for (const [, group = ''] of text.matchAll(GROUP)) add(`${inner}${group}.\${name}`)
    }
  }
  return { literals, patterns }
}

/** Templates that make names, such as `deposit_${to}`; those that are hardly more than their open parts make anything, so nothing. */
const readNamePatterns = (text: string): RegExp[] =>
  [...text.matchAll(SHORT)].flatMap(([, said = '']) =>
    OPEN.test(said) && /[a-z]{4}/.test(said.split(OPEN).join(' ')) ? [readPattern(said)] : [],
  )

/**
 * Keys that no source names: neither whole, nor by a template such as `bank:types.${code}` whose open part is a name that some
 * source knows. Errs on the side of the text: a name that stands anywhere in the source counts as known.
 */
export const findUnused = (keys: readonly string[], sources: readonly Source[]): string[] => {
  const { literals, patterns } = readSaid(sources)
  const names = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const made = sources.flatMap(({ text }) => readNamePatterns(text))
  const isName = (name: string): boolean => names.has(name) || /^p?\d+$/.test(name) || isMade(name)
  const isMade = (name: string): boolean => made.some((pattern) => pattern.test(name))
  const isKnown = (open: string): boolean => isMade(open) || open.split('.').every(isName)
  return keys.filter(
    (key) =>
      !literals.has(key) &&
      !patterns.some((pattern) => {
        const [, ...open] = pattern.exec(key) ?? []
        return open.length > 0 && open.every(isKnown)
      }),
  )
}

/** What a file of texts holds: texts, and groups of them. */
export type Texts = { readonly [name: string]: unknown }
export type Params = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** A step down into a group; what a group inherits is no text of it. */
const readEntry = (group: unknown, name: string): unknown =>
  typeof group === 'object' && group !== null && Object.hasOwn(group, name) ? (group as Texts)[name] : undefined

/** The text at `file:group.name`, as it was written; nothing where there is none. */
export const findText = (files: Texts, key: string): string | undefined => {
  const colon = key.indexOf(':')
  const file = readEntry(files, key.slice(0, colon))
  const found = key
    .slice(colon + 1)
    .split('.')
    .reduce(readEntry, file)
  return typeof found === 'string' ? found : undefined
}

/** A text with its placeholders filled, each once. Nothing is escaped: React and JSON do that. */
export const fillText = (text: string, params: Params): string =>
  text.replace(PLACEHOLDER, (_, name: string) => String(params[name] ?? ''))

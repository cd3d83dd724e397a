import type { JsonSchema } from './openapi.ts'

/** Text as it may stand in HTML. */
export const escape = (text: unknown) =>
  String(text).replaceAll(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

/** What kind of value a schema is, e.g. `string`, `integer[]`, `pending | done`. */
export const describeKind = (schema: JsonSchema): string => {
  const parts = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (parts) return [...new Set(parts.map(describeKind))].join(' | ')
  if (Array.isArray(schema['enum'])) return schema['enum'].join(' | ')
  const items = schema['items'] as JsonSchema | undefined
  return items ? `${describeKind(items)}[]` : typeof schema['type'] === 'string' ? schema['type'] : 'any'
}

/** What else a value must be, in a few words. */
export const describeLimits = (schema: JsonSchema): string =>
  (['const', 'default', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const)
    .filter((name) => schema[name] !== undefined && Math.abs(Number(schema[name])) !== Number.MAX_SAFE_INTEGER)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`)
    .join(', ')

const renderInline = (schema: JsonSchema): JsonSchema => {
  const items = schema['items'] as JsonSchema | undefined
  const parts = schema['anyOf'] as JsonSchema[] | undefined
  return items ? renderInline(items) : (parts?.find((part) => part.properties) ?? schema)
}

/** Fields of an object, and of the objects in it, as rows of a table: `data[].money`. */
export const renderRows = (schema: JsonSchema, prefix = '', depth = 0): string =>
  Object.entries(schema.properties ?? {})
    .map(([name, part]) => {
      const path = `${prefix}${name}`
      const must = schema.required?.includes(name) ? '' : ' <i>optional</i>'
      const below =
        depth < 4
          ? renderRows(renderInline(part), `${path}${describeKind(part).endsWith('[]') ? '[]' : ''}.`, depth + 1)
          : ''
      return `<tr><td><code>${escape(path)}</code>${must}<td>${escape(describeKind(part))}<td>${escape(describeLimits(part))}</tr>${below}`
    })
    .join('')

/** A table with its heading; nothing where it has no row. */
export const renderTable = (title: string, body: string) =>
  body ? `<h4>${title}</h4><div class="wide" tabindex="0"><table>${body}</table></div>` : ''

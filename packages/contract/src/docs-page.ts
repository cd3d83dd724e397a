import type { AsyncApi } from './asyncapi.ts'
import { describeKind, describeLimits, escape, renderRows, renderTable } from './docs-html.ts'
import { renderMessages } from './docs-messages.ts'
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi.ts'

const renderParameterRow = ({ name, in: place, required, schema, description }: Parameter) =>
  `<tr><td><code>${escape(name)}</code>${required ? '' : ' <i>optional</i>'}<td>${place}: ${escape(describeKind(schema))}<td>${escape(description ?? describeLimits(schema))}</tr>`

const renderCall = (base: string, path: string, method: string, op: Operation): string => {
  const renderContent = (part: { content?: Record<string, { schema: JsonSchema }> } | undefined) =>
    Object.values(part?.content ?? {})[0]?.schema ?? {}
  const errors = Object.entries(op['x-errors'])
    .map(([code, status]) => `<tr><td>${status}<td><code>${escape(code)}</code></tr>`)
    .join('')
  return `<section id="${escape(op.operationId)}"><h3><span class="${method}">${method.toUpperCase()}</span> <code>${escape(base + path)}</code></h3>
<p>${escape(op.summary)}</p><p class="facts">Who: ${escape(op['x-who'])} · time limit ${op['x-timeout-ms'] / 1000} s · serves ${op['x-requirements'].join(', ')}</p>
${renderTable('Parameters', op.parameters.map(renderParameterRow).join(''))}${renderTable('Body', renderRows(renderContent(op.requestBody)))}${renderTable('Answer', renderRows(renderContent(op.responses['200'])))}
<details><summary>Errors</summary><table>${errors}</table></details></section>`
}

const style = `:root{color-scheme:light dark;--line:#8884}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1rem}
code{font-family:ui-monospace,monospace}nav ul{columns:16rem;padding:0;list-style:none}section{border-top:1px solid var(--line);padding:.5rem 0 1rem}
table{border-collapse:collapse}td{border-bottom:1px solid var(--line);padding:.2rem .8rem .2rem 0;vertical-align:top;text-align:left}.wide{overflow-x:auto}
h3 span{font-size:.8em;padding:.1em .5em;border-radius:.3em;background:#1f5fbf;color:#fff}h3 .get{background:#1d6b3a}h3 .delete{background:#a32020}.facts,td i{opacity:.85}`

/** The channels of an AsyncAPI document that a page shows beside its calls. */
export type Told = { doc: AsyncApi; channels: readonly string[] }

/** A reference page to read, whole in one answer: no script, nothing fetched from elsewhere. */
export const renderDocsPage = (doc: OpenApi, told: Told): { html: string; style: string } => {
  const messages = renderMessages(told.doc, told.channels)
  const base = doc.servers[0]?.url ?? ''
  const calls = Object.entries(doc.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, op]) => ({ path, method, op })),
  )
  const modules = doc.tags.map(({ name }) => ({ name, own: calls.filter(({ op }) => op.tags[0] === name) }))
  const menu = modules
    .map(
      ({ name, own }) =>
        `<h2>${name}</h2><ul>${own.map(({ op }) => `<li><a href="#${op.operationId}">${escape(op.operationId)}</a></li>`).join('')}</ul>`,
    )
    .join('')
  const body = modules
    .map(
      ({ name, own }) =>
        `<h2>${name}</h2>${own.map(({ path, method, op }) => renderCall(base, path, method, op)).join('')}`,
    )
    .join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(doc.info.title)}</title><style>${style}</style></head>
<body><h1>${escape(doc.info.title)}</h1><p>${escape(doc.info.description)} The same as <a href="${base}/openapi.json">OpenAPI 3.1</a> and <a href="/api/asyncapi.json">AsyncAPI 3.0</a>.</p><nav aria-label="Calls">${menu}${messages.menu}</nav><main>${body}${messages.body}</main></body></html>`
  return { html, style }
}

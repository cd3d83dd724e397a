import type { AsyncApi, Message } from './asyncapi.ts'
import { escape, renderRows, renderTable } from './docs-html.ts'
import type { JsonSchema } from './openapi.ts'

const listForms = (schema: JsonSchema): JsonSchema[] => (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as JsonSchema[]

const renderMessage = (id: string, message: Message): string => {
  const facts = message['x-audience']
    ? `To: ${message['x-audience']}`
    : `Heard by: ${message['x-heard-by']?.join(', ') || 'nobody yet'}`
  const forms = listForms(message.payload).map((form) => renderTable('Data', renderRows(form)))
  return `<section id="${escape(`${id}.${message.name}`)}"><h3><code>${escape(message.name)}</code></h3>
<p>${escape(message.summary)}</p><p class="facts">${escape(facts)}</p>${forms.join('')}</section>`
}

/** Some channels of a document to read, and their entries for the menu. */
export const renderMessages = (doc: AsyncApi, ids: readonly string[]): { menu: string; body: string } => {
  const shown = ids.map((id) => ({ id, channel: doc.channels[id] }))
  const keysOf = (id: string) => Object.keys(doc.channels[id]?.messages ?? {}).map((name) => `${id}.${name}`)
  return {
    menu: shown
      .map(
        ({ id, channel }) =>
          `<h2>${escape(channel?.title)}</h2><ul>${keysOf(id)
            .map((key) => `<li><a href="#${key}">${escape(key)}</a></li>`)
            .join('')}</ul>`,
      )
      .join(''),
    body: shown
      .map(({ id, channel }) => {
        const messages = keysOf(id).flatMap((key) => doc.components.messages[key] ?? [])
        return `<h2>${escape(channel?.title)}</h2><p>${channel?.address ? `<code>${escape(channel.address)}</code> ` : ''}${escape(channel?.description)}</p>${messages.map((message) => renderMessage(id, message)).join('')}`
      })
      .join(''),
  }
}

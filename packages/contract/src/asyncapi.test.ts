import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AsyncApi, buildAsyncApi } from './asyncapi.ts'
import { renderDocsPage } from './docs-page.ts'
import { officePushes, pushes, tables } from './index.ts'
import { buildOpenApi } from './openapi.ts'

const settled = {
  name: 'test.settled',
  summary: 'a thing was settled',
  payload: z.object({ amount: z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String }) }),
  heard_by: ['books'],
}
const doc = buildAsyncApi('Moongate', [settled])

/** Every `$ref` of a document with what it leads to. */
const listRefs = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : listRefs(part)))
const resolve = (whole: AsyncApi, ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], whole)

describe('R7.9 the document of what is told without being asked for', () => {
  it('holds every push of both streams and every event, each in its channel', () => {
    const names = (id: string) => Object.keys(doc.channels[id]?.messages ?? {})
    expect(names('memberEvents')).toEqual(Object.keys(pushes))
    expect(names('officeEvents')).toEqual(Object.keys(officePushes))
    expect(names('moduleEvents')).toEqual(['test.settled'])
    expect(Object.keys(doc.components.messages)).toHaveLength(
      Object.keys(pushes).length + Object.keys(officePushes).length + 1,
    )
    expect(doc.components.messages['memberEvents.balance']).toMatchObject({ name: 'balance', 'x-audience': 'member' })
    expect(doc.components.messages['moduleEvents.test.settled']).toMatchObject({ 'x-heard-by': ['books'] })
  })

  it('has the structure of AsyncAPI 3.0: what must be there, keys of allowed letters, references that lead somewhere', () => {
    expect([doc.asyncapi, doc.info.title, doc.info.version]).toEqual(['3.0.0', 'Moongate', '0.1.0'])
    for (const [id, channel] of Object.entries(doc.channels)) {
      expect(channel.address === null || channel.address.startsWith('/')).toBe(true)
      expect(doc.operations[id]).toMatchObject({ action: 'send', channel: { $ref: `#/channels/${id}` } })
      // An operation names messages of its channel, never the component itself.
      for (const { $ref } of doc.operations[id]?.messages ?? [])
        expect($ref.startsWith(`#/channels/${id}/messages/`)).toBe(true)
    }
    for (const key of [...Object.keys(doc.channels), ...Object.keys(doc.components.messages)])
      expect(key).toMatch(/^[\w.-]+$/)
    const refs = listRefs(doc)
    expect(refs.length).toBeGreaterThan(10)
    for (const ref of refs) expect(resolve(doc, ref), ref).toBeDefined()
    expect(JSON.parse(JSON.stringify(doc))).toEqual(doc)
  })

  it('tells payloads as they stand on the wire and in the queue', () => {
    expect(doc.components.messages['moduleEvents.test.settled']?.payload.properties?.['amount']).toEqual({
      type: 'string',
    })
    expect(doc.components.messages['officeEvents.deposit']?.payload).toMatchObject({ required: ['id'] })
    expect(JSON.stringify(doc)).not.toContain('"bigint"')
  })

  it('is readable on the page of the calls, every form of a push too', () => {
    const { html } = renderDocsPage(buildOpenApi(tables, '/api', 'Moongate'), {
      doc,
      channels: ['memberEvents', 'moduleEvents'],
    })
    for (const name of Object.keys(pushes)) expect(html).toContain(`<section id="memberEvents.${name}">`)
    expect(html).toContain('<section id="moduleEvents.test.settled">')
    expect(html).toContain('Heard by: books')
    expect(html).not.toContain('<section id="officeEvents.deposit">')
    const enter = html.slice(html.indexOf('<section id="memberEvents.enter">')).split('</section>')[0]
    expect(enter?.match(/<h4>Data<\/h4>/g)).toHaveLength(2)
    expect(enter).toContain('const &quot;home&quot;')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sent, type TestServer, startServer } from './test-server.ts'

let server: TestServer
const send = (sent: Sent) => server.send(sent)

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a call through the HTTP layer', () => {
  it('R5.14 names every wrong field in the language asked for, in the order of the form, and runs nothing', async () => {
    const before = server.stored.length
    const { status, json } = await send({
      url: '/api/echo/7?lang=en',
      body: { scribble: 'too long', money: '1.234', name: 'a!' },
    })
    expect(status).toBe(422)
    expect(json).toEqual({
      status: 'error',
      code: 422,
      error: 'common.invalid',
      message: 'Account must be 4-15 letters or digits',
      errors: {
        name: 'Account must be 4-15 letters or digits',
        money: 'Enter a valid Amount with at most two decimals',
        scribble: 'This field can have at most 5 characters',
      },
    })
    expect(Object.keys(json['errors'] as object)).toEqual(['name', 'money', 'scribble'])
    expect(server.stored).toHaveLength(before)
  })

  it.each<[string, Sent, string[]]>([
    ['NUL', { url: '/api/echo/7?lang=en', body: { name: 'a\0bc', money: '1' } }, ['name']],
    [
      'half a pair',
      { url: '/api/echo/7?lang=en', body: { name: 'a\ud800', money: '1', scribble: '\udfff' } },
      ['name', 'scribble'],
    ],
    ['NUL in the path', { url: '/api/echo/%00?lang=en', body: { name: 'alice', money: '1' } }, ['id']],
    ['NUL in the query', { method: 'GET', url: '/api/find?lang=en&dates[]=a&dates[]=%00' }, ['dates']],
    ['NUL in a key', { url: '/api/echo/7?lang=en', body: { name: { '\0': 1 }, money: '1' } }, ['name']],
    [
      'NUL at great depth',
      {
        url: '/api/echo/7?lang=en',
        body: `{"name":${'['.repeat(9000)}"\\u0000"${']'.repeat(9000)}}`,
        headers: { 'content-type': 'application/json' },
      },
      ['name'],
    ],
  ])('R5.14 text that no database can keep is refused by its field: %s', async (_, sent, fields) => {
    const before = server.stored.length
    const { status, json } = await send(sent)
    expect([status, json['error'], Object.keys(json['errors'] as object)]).toEqual([422, 'common.invalid', fields])
    expect(json['message']).toMatch(/contains characters that cannot be used$/)
    expect(server.stored).toHaveLength(before)
  })

  it('whole pairs, tabs and what has no glyph are text like any other', async () => {
    const { status } = await send({ url: '/api/echo/7', body: { name: 'alice', money: '1', scribble: '💰\t\u0001' } })
    expect(status).toBe(200)
  })

  it.each(['1e2', '12.500', '12.00000000000000000001', '-0', '1e999'])(
    'R5.13 a number of money is read as it was written: %s is none',
    async (number) => {
      const { status, json } = await send({
        url: '/api/echo/7?lang=en',
        body: `{"name":"alice","money":${number}}`,
        headers: { 'content-type': 'application/json' },
      })
      expect([status, json['errors']]).toEqual([422, { money: 'Enter a valid Amount with at most two decimals' }])
    },
  )

  it('R5.13 12.50 is, as a number too', async () => {
    const headers = { 'content-type': 'application/json' }
    const { json } = await send({ url: '/api/echo/7', body: '{"name":"alice","money":12.50}', headers })
    expect(json['data']).toEqual({ id: 7, money: '12.50' })
  })

  it('reads arrays from a query, with brackets or repeated', async () => {
    for (const query of ['dates[]=a&dates[]=b', 'dates=a&dates=b'])
      expect((await send({ method: 'GET', url: `/api/find?${query}&page=2` })).json).toMatchObject({
        dates: ['a', 'b'],
        page: 2,
      })
    expect((await send({ method: 'GET', url: '/api/find?page=0' })).status).toBe(422)
  })

  it.each<[string, string, object | undefined, object]>([
    ['its query', '?ids[]=1&ids[]=2&flag=sent', undefined, { id: 'x', ids: [1, 2], flag: 'sent' }],
    ['its body', '', { ids: [3], flag: 'sent' }, { id: 'x', ids: [3], flag: 'sent' }],
    ['both, the body first', '?ids[]=1&flag=sent', { ids: [3] }, { id: 'x', ids: [3], flag: 'sent' }],
    ['and from the path before both', '?id=y&ids[]=1', { id: 'z' }, { id: 'x', ids: [1], flag: '' }],
    ['nowhere, as a fault of its field', '', undefined, { error: 'common.invalid' }],
  ])('reads the input of a DELETE from %s', async (_, query, body, answered) => {
    const answer = await server.app.inject({
      method: 'DELETE',
      url: `/api/remove/x${query}`,
      ...(body && { payload: body }),
    })
    expect(answer.json()).toMatchObject(answered)
  })
})

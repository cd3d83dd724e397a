import { describe, expect, it } from 'vitest'
import { prepare } from './request.ts'

const ask = (method: string, input: Record<string, unknown>) => {
  const { url, headers, body } = prepare('/api', 'en', { method, path: '/mail/{id}' }, input, {})
  return { url, type: headers['content-type'], body }
}

it('R9.1 a call whose address has no language says it in a header', () => {
  const facts = { method: 'POST', path: '/team/report', lang: false } as const
  const { url, headers } = prepare('/api', 'th', facts, {}, {})
  expect([url, headers['accept-language']]).toEqual(['/api/team/report', 'th'])
  expect(prepare('/api', 'th', { method: 'POST', path: '/x' }, {}, {}).headers).not.toHaveProperty('accept-language')
})

describe('where the input of a call goes', () => {
  it('a GET carries it in the query, a list name by name', () => {
    expect(ask('GET', { id: 5, ids: [1, 2] })).toEqual({
      url: '/api/mail/5?ids=1&ids=2&lang=en',
      type: undefined,
      body: undefined,
    })
  })

  it.each(['POST', 'PATCH', 'DELETE'])('a %s carries it in the body, but for what stands in the path', (method) => {
    expect(ask(method, { id: 5, ids: [1, 2] })).toEqual({
      url: '/api/mail/5?lang=en',
      type: 'application/json',
      body: '{"ids":[1,2]}',
    })
  })
})

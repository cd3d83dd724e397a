import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const logged = (entry: object): Record<string, unknown> => {
  const lines: string[] = []
  createLog({ log_level: 'info' }, 'test', { write: (line) => void lines.push(line) }).info(entry, 'said')
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

describe('the log', () => {
  const secrets = ['password', 'qk_pwd', 'token', 'access_token', 'authorization', 'cookie', 'card_no']
  it.each(secrets)('never holds a %s, however deep it stands', (name) => {
    const entry = {
      [name]: 'hunter2',
      body: { [name]: 'hunter2', more: { [name]: 'hunter2', most: { [name]: 'hunter2' } } },
    }
    expect(JSON.stringify(logged(entry))).not.toContain('hunter2')
  })

  it('tells an error by its facts, without the values and connections that hang on it', () => {
    const error = Object.assign(new Error('duplicate key', { cause: new Error('why') }), {
      code: '23505',
      constraint: 'phone_once',
      detail: 'Key (phone)=(13800138000) already exists.',
      client: { host: 'db' },
    })
    const { err } = logged({ err: error })
    expect(err).toMatchObject({
      message: 'duplicate key',
      code: '23505',
      constraint: 'phone_once',
      cause: { message: 'why' },
    })
    expect(JSON.stringify(err)).not.toMatch(/13800138000|"db"/)
  })

  it('is a JSON line with its level, module, time and text', () => {
    const entry = logged({ member_id: 7 })
    expect(entry).toMatchObject({ level: 'info', module: 'test', msg: 'said', member_id: 7 })
    expect(entry['time']).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256, solve } from './proof-of-work.ts'

const known = (text: string) => createHash('sha256').update(text).digest('hex')
it.each(['', 'abc', 'x'.repeat(63), 'x'.repeat(200), '月门'])('R5.3 the digest of %j is SHA-256', (text) =>
  expect(sha256(text)).toBe(known(text)),
)

const task = { algorithm: 'SHA-256', challenge: known('salt77'), salt: 'salt', maxnumber: 100, signature: 's' }
it('R5.3 finds the number behind a challenge, and says so when there is none', async () => {
  const proof = await solve(task, () => {})
  expect(JSON.parse(atob(proof ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: task.challenge,
    number: 77,
    salt: 'salt',
    signature: 's',
  })
  expect(await solve({ ...task, maxnumber: 10 }, () => {})).toBeUndefined()
})

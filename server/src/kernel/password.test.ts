import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('password hashes', () => {
  it('fit their own password and no other', async () => {
    const hashed = await hashPassword('Moongate88')
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(await verifyPassword('Moongate88', hashed)).toBe(true)
    expect(await verifyPassword('moongate88', hashed)).toBe(false)
  })

  it("nobody without a hash is let in, not even by the dummy's own password", async () => {
    expect(await verifyPassword('nobody has this password', null)).toBe(false)
    expect(await verifyPassword('nobody has this password', undefined)).toBe(false)
  })

  it('a flood is refused once a hundred wait, and the queue is empty again after it', async () => {
    const all = await Promise.allSettled(Array.from({ length: 120 }, () => hashPassword('flood1')))
    const refused = all.filter((r) => r.status === 'rejected')
    expect(refused).toHaveLength(18)
    expect(refused[0]?.reason).toMatchObject({ code: 'common.too_many' })
    expect(await hashPassword('after1')).toMatch(/^\$argon2id/)
  })
})

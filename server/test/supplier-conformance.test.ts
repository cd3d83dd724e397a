import { createSandboxSupplier, createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Player, SupplierPort } from '../src/modules/games/index.ts'
import { createJzSupplier } from '../src/modules/lottery/index.ts'

/** What every supplier port must do, the local one included. A new adapter gets a line in the table at the end. */
const conforms = (code: string, make: () => SupplierPort) =>
  describe(`R4.11 R4.12 R4.14 the supplier port of ${code}`, () => {
    const player: Player = { member_id: 4242, is_demo: false }
    let port: SupplierPort
    let n = 0
    const id = () => `00000000-0000-7000-8000-${String(++n).padStart(12, '0')}`
    const about = (amount: bigint, transfer_id = id()) => ({ transfer_id, player, amount })
    const theirs = async () => (port.book === 'theirs' ? await port.balance(player) : undefined)
    beforeAll(() => {
      port = make()
    })

    it('names itself as the catalogue does, and says how long a "never heard of it" may be wrong', () => {
      expect(port.code).toBe(code)
      expect(port.code).toMatch(/^[A-Za-z0-9_]{1,20}$/)
      expect(port.horizon_ms).toBeGreaterThanOrEqual(port.book === 'theirs' ? 100_000 : 0)
    })

    it('applies a transfer in once, however often it is sent, and answers the same', async () => {
      const t = about(500n)
      const answers = await Promise.all([port.transferIn(t), port.transferIn(t), port.transferIn(t)])
      expect(answers).toEqual([{ outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'ok' }])
      expect(await theirs()).toBe(port.book === 'theirs' ? 500n : undefined)
    })

    it('applies a transfer out once', async () => {
      const t = about(200n)
      expect([await port.transferOut(t), await port.transferOut(t)]).toEqual([{ outcome: 'ok' }, { outcome: 'ok' }])
      expect(await theirs()).toBe(port.book === 'theirs' ? 300n : undefined)
    })

    it('knows what became of a transfer', async () => {
      const t = about(100n)
      await port.transferIn(t)
      expect(await port.transferStatus(t.transfer_id)).toEqual({ outcome: 'ok' })
      // Where the book is ours the ledger decides, and a transfer that is asked about is one that it holds.
      expect(await port.transferStatus(id())).toEqual({ outcome: port.book === 'theirs' ? 'not_found' : 'ok' })
    })

    it('gives out no more than lies there, where it is the one to know', async () => {
      const answer = await port.transferOut(about(1_000_000n))
      expect(answer).toEqual(
        port.book === 'theirs' ? { outcome: 'rejected', reason: expect.any(String) } : { outcome: 'ok' },
      )
    })

    it('opens a game at an address of its own each time, which names no member', async () => {
      const asked = {
        player,
        session_id: '00000000-0000-7000-8000-00000000beef',
        name: 'zhangsan',
        game_code: 'jzssc',
        is_mobile: false,
        lang: 'en' as const,
      }
      const [first, second] = [await port.launch(asked), await port.launch(asked)]
      expect(first).toMatch(/^(https:\/\/|\/)/)
      expect(first).not.toBe(second)
      expect(first).not.toMatch(/zhangsan|4242|beef/)
    })
  })

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())

conforms('JZ', () => createJzSupplier(d))
conforms('SBX', () => createSandboxSupplier('SBX'))

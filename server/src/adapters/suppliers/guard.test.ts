import { createSandboxSupplier } from '@moongate/testing'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../kernel/clock.ts'
import { BREAKER } from '../breaker.rules.ts'
import { guardSupplier } from './guard.ts'

const player = { member_id: 7, is_demo: false }
const launch = {
  player,
  session_id: 's',
  name: 'n',
  game_code: '',
  game_type: undefined,
  is_mobile: false,
  lang: 'en',
  spell: { reality_minutes: 60, played: 0, left: null, break_loss: null },
} as const
let n = 0
const about = (amount: bigint) => ({ transfer_id: `t-${++n}`, player, amount })

/** A supplier that has answered once, lies down, and was asked five times since. */
const silence = async () => {
  const clock = createFakeClock()
  const there = createSandboxSupplier('SBX')
  const port = guardSupplier(there, { clock })
  await port.createPlayer(player)
  await port.transferIn(about(1000n))
  there.setDown(true)
  for (let i = 0; i < BREAKER.most; i++) await port.transferStatus('t-0', 1n)
  return { clock, there, port }
}

describe('R4.14 R9.2 a supplier that stopped answering', () => {
  it('gets nobody new, and who would go hears so at once, with their money', async () => {
    const { there, port } = await silence()
    there.setDown(false) // it would answer now, but nobody has asked it
    const transfer = about(500n)
    expect(await port.transferIn(transfer)).toEqual({ outcome: 'rejected', reason: 'supplier_silent' })
    expect(there.sentTimes(transfer.transfer_id)).toBe(0)
    expect(await port.createPlayer({ ...player, member_id: 8 })).toEqual({ outcome: 'unknown' })
    expect(there.createdTimes(8)).toBe(0)
    expect(await port.launch(launch)).toBeUndefined()
    expect(await port.balance(player)).toBeUndefined()
    expect(await port.betHistory({ since: new Date(0) })).toEqual({ outcome: 'unavailable' })
  })

  it('gives money back, and is still asked about what is unclear', async () => {
    const { there, port } = await silence()
    there.setDown(false)
    expect(await port.transferOut(about(200n))).toEqual({ outcome: 'ok' })
    expect(await port.transferIn(about(100n))).toEqual({ outcome: 'ok' })
  })

  it('R4.4 is told that a visit is over', async () => {
    const { there, port } = await silence()
    there.setDown(false)
    await there.launch({ ...launch, visit_id: 'v' })
    expect([await port.leave?.({ visit_id: 'v', player }), there.visitsOf(7)]).toEqual([{ outcome: 'ok' }, []])
  })

  it('is asked for a balance once it has rested, and stays alone while it does not answer', async () => {
    const { clock, there, port } = await silence()
    clock.advance(BREAKER.rest_ms)
    expect(await port.transferIn(about(100n))).toEqual({ outcome: 'rejected', reason: 'supplier_silent' })
    there.setDown(false)
    expect(await port.launch(launch)).toBeUndefined()
    clock.advance(BREAKER.rest_ms)
    expect(await port.launch(launch)).toMatch(/^https:/)
    expect(await port.transferIn(about(100n))).toEqual({ outcome: 'ok' })
  })
})

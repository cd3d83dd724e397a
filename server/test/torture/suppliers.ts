import { writeFileSync } from 'node:fs'
import type { Sandbox } from '../../src/running/sandbox.ts'

export type Book = {
  players: { player: string; balance: number }[]
  transfers: { id: string; player: string; direction: 'in' | 'out'; amount: number; applied: number; state: string }[]
}
export type Met = { calls: number } & Record<string, number>

/** Names these of the sandbox's suppliers, as an operator does. */
export const writeSuppliersFile = (
  file: string,
  { brands, url, operator }: Sandbox,
  codes: readonly string[],
): void => {
  const named = brands.filter(({ code }) => codes.includes(code))
  writeFileSync(file, JSON.stringify(named.map((brand) => ({ ...brand, url, operator }))))
}

/** A control call; nothing where it is refused with 409. */
export const control = async <T = undefined>(
  { url, control_secret }: Sandbox,
  call: string,
  body?: object,
): Promise<T | undefined> => {
  const [method = '', path = ''] = call.split(' ')
  const headers = { authorization: `Bearer ${control_secret}`, 'content-type': 'application/json' }
  const reply = await fetch(`${url}/control/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  if (reply.status === 409) return undefined
  if (!reply.ok) throw new Error(`${call}: ${reply.status} ${text}`)
  return text === '' ? undefined : (JSON.parse(text) as T)
}

/** All that may go wrong with a call, by its kind; late ones are late within the time that each dialect promises. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  transfer: [
    'never_answers',
    'applies_then_silent',
    'fails_then_applies',
    'applies_each_time',
    'says_ok_does_nothing',
    'wrong_amount',
    'slow',
    'maintenance',
  ],
  status: ['never_answers', 'not_found', 'slow', 'maintenance'],
  balance: ['never_answers', 'stale_balance', 'slow', 'maintenance'],
  player: ['never_answers', 'slow', 'maintenance'],
  bets: ['never_answers', 'slow', 'maintenance'],
}
const DELAY_MS: Readonly<Record<string, number>> = { slow: 2_500, fails_then_applies: 60_000 }

/** From now on so many of a hundred calls of each kind fail, in all ways in turn by chance. */
export const breakSuppliers = async (sandbox: Sandbox, share: number): Promise<void> => {
  for (const [call, faults] of Object.entries(FAULTS))
    for (const fault of faults)
      await control(sandbox, 'POST faults', {
        fault,
        calls: [call],
        share: share / faults.length,
        ...(DELAY_MS[fault] !== undefined && { delay_ms: DELAY_MS[fault] }),
      })
}

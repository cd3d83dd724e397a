import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { deriveKey } from '../../src/kernel/ids.ts'
import type { Rng } from '../../src/kernel/rng.ts'
import { CAPTCHA, type Product } from './product.ts'
import { control } from './suppliers.ts'

/** What became of the calls: answered with yes or no, or not at all when the trial ended. */
export type Tally = { acknowledged: number; refused: number; asked_again: number; unanswered: number }
export type Trial = {
  product: Product
  codes: readonly string[]
  tally: Tally
  /** Transfers of which a member was told that they are done. */
  done: Set<string>
  going: boolean
  /** How long it waits for answers once it is over, in ms since 1970. */
  calm_until: number
  /** How long a member waits before the next thing they do, at most. */
  pause_ms: number
  tell?: ((line: string) => void) | undefined
}
export type Player = { member_id: number; name: string; token: string; address: string }

type Answer = { status: number; data: { state?: string; access_token?: string; key?: string } }

let turn = 0
/** Each call, and each time it is asked again, goes to the next of those who serve. */
const chooseUrl = ({ product: { urls } }: Trial): string => urls[turn++ % urls.length] ?? ''

const send = async (t: Trial, path: string, body: object, p?: Partial<Player>, key?: string): Promise<Answer> => {
  const reply = await fetch(`${chooseUrl(t)}${path}?lang=en`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': p?.address ?? '127.0.0.1',
      ...(p?.token && { authorization: `Bearer ${p.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(100_000),
  })
  const { data = {} } = (await reply.json()) as Partial<Answer>
  const next = /^Bearer (.+)$/.exec(reply.headers.get('authorization') ?? '')?.[1]
  if (next && p) p.token = next
  return { status: reply.status, data }
}

/** Registers as people do, and answers who that is. */
export const registerPlayer = async (t: Trial, n: number): Promise<Omit<Player, 'member_id'>> => {
  const [name, address] = [`torture${n}`, `10.1.${n >> 8}.${(n % 250) + 1}`]
  const { data } = await send(t, '/auth/captcha', {}, { address })
  const chosen = { password: 'Secret12', password_confirmation: 'Secret12', qk_pwd: '123456' }
  const about = { name, realname: 'Wu', phone: `139${String(n).padStart(8, '0')}`, invite_code: 'MOON88' }
  const form = { ...chosen, ...about, captcha: CAPTCHA, key: data.key, register_site: 'https://site.example' }
  const made = await send(t, '/auth/register', form, { address })
  if (!made.data.access_token) throw new Error(`${name} could not register: ${made.status}`)
  return { name, token: made.data.access_token, address }
}

/** Asks under one key until there is an answer, whatever dies meanwhile, and a while longer once nothing dies any more. */
const ask = async (t: Trial, p: Player, path: string, body: object): Promise<void> => {
  const key = randomUUID()
  let heard = ''
  for (; t.going || Date.now() < t.calm_until; await wait(300)) {
    const answer = await send(t, path, body, p, key).catch((error: unknown) => void (heard = String(error)))
    if (answer && answer.status < 500 && answer.status !== 429) {
      t.tally[answer.status === 200 ? 'acknowledged' : 'refused'] += 1
      if (answer.data.state === 'done' && /deposit|withdrawal/.test(path))
        t.done.add(deriveKey('wallet.transfer', String(p.member_id), key))
      return
    }
    if (answer) heard = String(answer.status)
    t.tally.asked_again += 1
  }
  t.tally.unanswered += 1
  t.tell?.(`nobody answered ${p.name} at ${path}, at last: ${heard}`)
}

/** A few rounds at the supplier itself, with what lies there. Some are open for a while, and some are taken back. */
const play = async (t: Trial, p: Player, brand: string, rng: Rng): Promise<void> => {
  for (let round = rng.int(3); round >= 0; round--) {
    const stake = 100 * (1 + rng.int(5))
    const about = { brand, player: `m${p.member_id}`, game: 'any', stake, id: randomUUID() }
    const payout = rng.int(3) === 0 ? stake * 2 : 0
    const kind = rng.int(8)
    if (kind > 0) await control(t.product.sandbox, 'POST play', { ...about, payout })
    else if (await control(t.product.sandbox, 'POST play', { ...about, status: 'open' }))
      await control(t.product.sandbox, 'POST play', { ...about, status: 'cancelled' })
  }
}

const toMoney = (rng: Rng): string => `${1 + rng.int(30)}.${String(rng.int(100)).padStart(2, '0')}`

/** One thing that a member does. */
const act = (t: Trial, p: Player, rng: Rng): Promise<void> => {
  const api_code = t.codes[rng.int(t.codes.length)] ?? ''
  const chosen = rng.int(20)
  if (chosen < 6) return ask(t, p, '/game/deposit', { api_code, money: toMoney(rng) })
  if (chosen < 9) return ask(t, p, '/game/withdrawal', { api_code, money: toMoney(rng) })
  if (chosen < 11) return ask(t, p, '/game/enter', { api_code })
  if (chosen < 12) return ask(t, p, '/game/recovery_last', {})
  if (chosen < 13) return ask(t, p, '/game/change_trans', { status: rng.int(2) })
  return play(t, p, api_code, rng)
}

/** Goes on until the trial ends. */
export const live = async (t: Trial, p: Player, rng: Rng): Promise<void> => {
  while (t.going) {
    await act(t, p, rng)
    await wait(rng.int(t.pause_ms))
  }
}

import { randomInt } from 'node:crypto'
import { people } from '@moongate/testing'
import { beforeAll, expect, vi } from 'vitest'
import { post, readData } from './api.ts'
import type { Journey } from './journey.ts'
import { PATIENCE_MS } from './patience.ts'
import { CAPTCHA } from './product.ts'

type Funded = { name: string; password: string; withdrawal_password: string }

const FUNDS = '5000.00'
const REAL_NAME = '王丽丽'
const { password, withdrawal_password } = people.alice

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

const register = async (name: string): Promise<string> => {
  const { key } = await post('/auth/captcha', {})
  const said = {
    name,
    password,
    password_confirmation: password,
    realname: REAL_NAME,
    phone: `139${randomDigits(8)}`,
    qk_pwd: withdrawal_password,
    captcha: CAPTCHA,
    key,
  }
  return (await post('/auth/register', said)).access_token ?? ''
}

/** Pays the funds in through the gateway, as on its page. */
export const payIn = async (token: string): Promise<void> => {
  const [channel] = await readData<{ id: number; type: string }[]>('/payment/online/list', token)
  const order = { money: FUNDS, payment_type: channel?.type, payment_id: channel?.id }
  const { pay_url } = await post('/recharge/online', order, token)
  await fetch(new URL(`${new URL(pay_url ?? '', process.env.E2E_URL).pathname}/pay`, process.env.E2E_URL), {
    method: 'POST',
  })
}

const makePerson = async (journey: Journey): Promise<string> => {
  const name = `own${randomDigits(8)}`
  const token = await register(name)
  const card = {
    bank_type: 'ICBC',
    card_no: `6222${randomDigits(15)}`,
    bank_address: '上海市静安支行',
    owner_name: REAL_NAME,
  }
  await post('/member/bank', card, token)
  await payIn(token)
  await vi.waitFor(async () => expect((await journey.books.of(name))['centre CNY']).toBe(FUNDS), {
    timeout: PATIENCE_MS,
    interval: 100,
  })
  return name
}

/**
 * A member for the journeys of a file, registered with a name, a card and 5,000.00 of their own: nothing that another journey
 * has begun (a ticket that wins later, an interest, a gift) moves the money that is looked at.
 */
export const usePerson = (journey: Journey): Readonly<Funded> => {
  const person: Funded = { name: '', password, withdrawal_password }
  beforeAll(async () => {
    person.name = await makePerson(journey)
  })
  return person
}

import { randomUUID } from 'node:crypto'
import { CAPTCHA } from './product.ts'

/** A call as a browser sends it, for what a journey needs before it begins. */
export const post = async <T = Record<string, string>>(path: string, body: object, token?: string): Promise<T> => {
  const answer = await fetch(`${process.env.E2E_URL}/api${path}?lang=zh_cn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const { data, message } = (await answer.json()) as { data?: T; message: string }
  if (!answer.ok || !data) throw new Error(`${path}: ${answer.status} ${message}`)
  return data
}

/** What a list of the member's says. */
export const readData = async <T>(path: string, token: string): Promise<T> => {
  const answer = await fetch(`${process.env.E2E_URL}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: T }).data
}

/** The address that opens a game for a member. */
export const readWayIn = async (token: string, game: string): Promise<string> => {
  const answer = await fetch(`${process.env.E2E_URL}/api/game/login?${game}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { game_url: string }).game_url
}

/** Logs a member in and answers the token, to be put where the site keeps it. */
export const readToken = async (name: string, password: string): Promise<string> => {
  const { key } = await post('/auth/captcha', {})
  return (await post('/auth/login', { name, password, captcha: CAPTCHA, key })).access_token ?? ''
}

/** Brings a member's money home from the games, wherever an earlier journey has left it. */
export const bringHome = async (name: string, password: string): Promise<void> => {
  await post('/game/recovery_last', {}, await readToken(name, password))
}

/** Opens the lottery as automatic mode does: all of a member's money goes there. */
export const moveIn = async (name: string, password: string): Promise<void> => {
  const token = await readToken(name, password)
  await post('/game/change_trans', { status: 1 }, token)
  await post('/game/enter', { api_code: 'JZ' }, token)
}

/** Reports company transfers of the member of a session, one for each sum; answers the numbers of the orders, oldest first. */
export const reportDeposits = async (token: string, sums: readonly string[]): Promise<string[]> => {
  const [channel] = await readData<{ id: number; type: string }[]>('/payment/normal/list', token)
  if (!channel) throw new Error('no account to pay into')
  const bills: string[] = []
  for (const money of sums) {
    const order = {
      name: '王丽丽',
      money,
      hk_at: new Date().toISOString().slice(0, 19).replace('T', ' '),
      payment_type: channel.type,
      payment_id: channel.id,
    }
    bills.push((await post('/recharge/normal', order, token)).bill_no ?? '')
  }
  return bills
}

/** Moves a member's money to a supplier. */
export const moveTo = async (name: string, password: string, api_code: string, money: string): Promise<void> => {
  await post('/game/deposit', { api_code, money }, await readToken(name, password))
}

/** Asks for a withdrawal to a member's first card; answers the number of the order. */
export const askWithdrawal = async (token: string, money: string, qk_pwd: string): Promise<string> => {
  const [card] = await readData<{ id: number }[]>('/member/bank', token)
  const order = { member_bank_id: card?.id, money, qk_pwd, member_remark: 'rent' }
  return (await post('/drawing', order, token)).bill_no ?? ''
}

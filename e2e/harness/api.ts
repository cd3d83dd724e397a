import { randomUUID } from 'node:crypto'
import { CAPTCHA } from './product.ts'

/** A call as a browser sends it, for what a journey needs before it begins. */
const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${process.env.E2E_URL}/api${path}?lang=zh_cn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const { data, message } = (await answer.json()) as { data?: Record<string, string>; message: string }
  if (!answer.ok || !data) throw new Error(`${path}: ${answer.status} ${message}`)
  return data
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

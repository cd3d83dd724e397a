import { randomUUID } from 'node:crypto'
import type { Env } from '@moongate/testing/env'
import { type Fields, signFields, toDecimal, toLocal } from '../../../sandbox/suppliers/src/pagoda/forms.ts'

export const SEAMLESS = {
  code: 'LOTUS',
  dialect: 'pagoda',
  url: 'http://127.0.0.1:9',
  operator: 'us',
  secret: 'what LOTUS and we sign with',
  transfers: 'automatic',
  wallet: 'seamless',
} as const

export type Told = { code: string; data?: { balance: string } }
/** A body that may be sent again as it is, and what it was answered. */
export type Sent = { call: string; body: string; told: Told }

type Twist = { secret?: string; tamper?: string; at?: Date }

const formOf = (env: Env, asked: Fields, { secret = SEAMLESS.secret, at = env.clock.now() }: Twist): string => {
  const ts = String(Math.floor(at.getTime() / 1000))
  const fields = { ...asked, merchantCode: SEAMLESS.operator, platform: SEAMLESS.code, ts, nonce: randomUUID() }
  return new URLSearchParams({ ...fields, sign: signFields(secret, fields) }).toString()
}

/** Sends a body as it stands. */
export const sendBody = async (env: Env, call: string, payload: string): Promise<{ status: number; told: Told }> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = `/api/callbacks/suppliers/${SEAMLESS.code}/${call}`
  const reply = await env.app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, told: reply.json() as Told }
}

/** Calls as the supplier does, signed anew each time. */
export const send = async (env: Env, call: string, asked: Fields, twist: Twist = {}): Promise<Sent> => {
  const body = formOf(env, asked, twist) + (twist.tamper ?? '')
  const { status, told } = await sendBody(env, call, body)
  if (status !== 200) throw new Error(`${call} was answered ${status}`)
  return { call, body, told }
}

/** The fields of an event; what is given goes before the usual. */
export const buildEvent = (env: Env, call: string, minor: number, more: Fields): Fields => ({
  eventId: randomUUID(),
  amt: toDecimal(minor),
  currency: 'CNY',
  eventTime: toLocal(env.clock.now().getTime()),
  ...(call === 'bet' && { gameCode: 'mahjong', gameKind: 'CHESS', gameNameCn: '麻将', gameNameEn: 'Mahjong' }),
  ...more,
})

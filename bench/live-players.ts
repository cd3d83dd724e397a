import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { createInterface } from 'node:readline'

const JADE = 'JADE'
const MONEY = '100000.00'

/** The suppliers' program as it tells of itself when it has started. */
export type Suppliers = {
  readonly port: number
  readonly operator: string
  readonly brands: readonly { code: string; secret: string }[]
}

const sign = (form: Record<string, string>, secret: string): string => {
  const fields = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = `${fields.map(([name, value]) => `${name}=${value}`).join('&')}&key=${secret}`
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}

const callPagoda = async (
  there: Suppliers,
  call: string,
  about: Record<string, string>,
): Promise<Record<string, string>> => {
  const secret = there.brands.find(({ code }) => code === JADE)?.secret ?? ''
  const ts = String(Math.floor(Date.now() / 1000))
  const form = { merchantCode: there.operator, platform: JADE, ts, nonce: randomBytes(8).toString('hex'), ...about }
  const body = new URLSearchParams({ ...form, sign: sign(form, secret) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`http://127.0.0.1:${there.port}/pagoda/api/${call}`, { method: 'POST', headers, body })
  return ((await answer.json()) as { data?: Record<string, string> }).data ?? {}
}

/** A player with money on an open page of the live casino; answers the page's session. */
export const openPlayer = async (there: Suppliers, name: string): Promise<string> => {
  await callPagoda(there, 'createUser', { userName: name })
  await callPagoda(there, 'transferIn', { orderNo: `o${name}`, userName: name, amt: MONEY, currency: 'CNY' })
  const { gameUrl = '' } = await callPagoda(there, 'loginGame', {
    userName: name,
    gameCode: 'baccarat_a',
    lang: 'en-US',
  })
  const page = await (await fetch(`http://127.0.0.1:${there.port}${gameUrl}`)).text()
  const session = /"session":"([^"]+)"/.exec(page)?.[1]
  if (session === undefined) throw new Error(`the page of ${name} did not open`)
  return session
}

type Asked = { readonly port: number; readonly path: string; readonly body: object }

/** Sends a call and reads its answer line by line; resolves when the answer ends. */
export const readLines = ({ port, path, body }: Asked, hear: (line: string) => void): Promise<void> =>
  new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST' }, (answer) => {
      const lines = createInterface({ input: answer })
      lines.on('line', hear)
      lines.on('close', done)
    })
    asked.on('error', fail)
    asked.end(JSON.stringify(body))
  })

export type Bet = {
  readonly session: string
  readonly table: string
  readonly round: string
  readonly spots: Record<string, number>
}

/** Lays a bet; answers how long that took, and why it was refused if it was. */
export const layBet = async (port: number, bet: Bet): Promise<{ ms: number; error?: string }> => {
  const begun = performance.now()
  const told: { error?: string } = {}
  await readLines({ port, path: '/sandbox/live/bet', body: { ...bet, bet_id: randomUUID() } }, (line) =>
    Object.assign(told, JSON.parse(line)),
  )
  return { ms: performance.now() - begun, ...(told.error !== undefined && { error: told.error }) }
}

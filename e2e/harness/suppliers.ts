import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A control call to the suppliers of this worker's product: their program keeps its secret beside its books. */
const control = async (path: string, body?: object): Promise<Response> => {
  const dir = join(process.env.E2E_DATA_DIR ?? '', 'sandbox')
  const [{ url }] = JSON.parse(readFileSync(join(dir, 'suppliers.json'), 'utf8')) as [{ url: string }]
  const secret = readFileSync(join(dir, 'secret'), 'utf8').trim()
  const bearer = createHmac('sha256', secret).update('control').digest('hex')
  const answer = await fetch(`${url}/control/${path}`, {
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Stops the suppliers' time at a moment; `null` gives them the machine's again. While it is another they refuse the product's calls. */
export const setSuppliersClock = async (at: Date | null): Promise<void> =>
  void (await control('clock', { at: at?.toISOString() ?? null }))

/** What lies at a supplier for its players, in its own book: minor units by the name they have there. */
export const readSupplierBook = async (code: string): Promise<Map<string, number>> => {
  const { players } = (await (await control(`book/${code}`)).json()) as {
    players: { player: string; balance: number }[]
  }
  return new Map(players.map(({ player, balance }) => [player, balance]))
}

import { sql } from '../../server/src/kernel/db.ts'
import type { Answer, CallOptions } from './caller.ts'
import type { Env } from './env.ts'

export type Scenario = {
  /** The `data` of a call that has to be a success. */
  data<T>(route: string, options?: CallOptions): Promise<T>
  /** A call that has to be a success, with its whole envelope. */
  ok(route: string, options?: CallOptions): Promise<Answer['body']>
  /** Status and code of an answer, e.g. `400 wallet.insufficient`; `200` for a success. */
  outcome(route: string, options?: CallOptions): Promise<string>
  /** What the member sees in each wallet, e.g. `{ money: '10.00', fs_money: '0.00', JZ: '0.00' }`. */
  wallets(as: string): Promise<Record<string, string>>
  member_id(name: string): Promise<number>
  /** A member's way into the lottery; answers the token of their session there. */
  enterLottery(as: string): Promise<string>
  /** Puts a job into the queue by its name there, then runs all that are due. */
  job(task: string, payload?: Record<string, unknown>): Promise<void>
}

const describeAnswer = ({ status, body }: Answer): string =>
  body.error === undefined ? String(status) : `${status} ${body.error}`

/** Short words for tests that go through a use case over HTTP, e.g. `const { ok, wallets } = createScenario(() => env)`. */
export const createScenario = (env: () => Env): Scenario => {
  const ok: Scenario['ok'] = async (route, options) => {
    const answer = await env().call(route, options)
    if (answer.status !== 200)
      throw new Error(`${route} answered ${describeAnswer(answer)}: ${answer.body.message ?? ''}`)
    return answer.body
  }
  const data: Scenario['data'] = async <T>(route: string, options?: CallOptions) => (await ok(route, options)).data as T
  return {
    ok,
    data,
    outcome: async (route, options) => describeAnswer(await env().call(route, options)),
    wallets: async (as) => {
      const { api_moneys } = (await ok('POST /game/api_moneys', { as, body: {} })).data as {
        api_moneys: { api_name: string; money: string }[]
      }
      return Object.fromEntries(api_moneys.map((w) => [w.api_name, w.money]))
    },
    member_id: async (name) =>
      (await env().owner.one<{ id: number }>(sql`select id from members.members where name = ${name}`)).id,
    enterLottery: async (as) => {
      const { game_url } = await ok('GET /game/login', { as, query: { api_code: 'JZ' } })
      const launch_token = new URLSearchParams(String(game_url).split('#')[1]).get('launch_token')
      return (await data<{ access_token: string }>('POST /jz/session', { body: { launch_token } })).access_token
    },
    job: async (task, payload = {}) => {
      await env().db.run(sql`select kernel.enqueue(${task}, ${JSON.stringify(payload)}::json, null, null, 1)`)
      await env().drain()
    },
  }
}

import type { Env } from '@moongate/testing/env'
import type { TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { createIds } from '../../kernel/ids.ts'
import { systemClock } from '../../kernel/clock.ts'
import { systemRng } from '../../kernel/rng.ts'
import { sql } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { freeSpinsPlayed } from '../mirror/index.ts'

type Grant = { id: string; bill_no: string; state: string; left: number; played: number; won: string; credited: string }
type Shown = { offers: { id: number; title: string; is_claimed: boolean }[]; grants: Grant[] }
export const PATIENCE = { move_ms: 20_000, ask_ms: 20_000 }
/** What happens while the supplier is told of free spins, and how many it says were played when it takes them back. */
export type Odd = { meanwhile?: () => Promise<unknown>; played?: number }
export const DAY_MS = 86_400_000
const CODES = ['AURUM', 'KOI', 'JADE']
export const START = '2026-01-15T04:00:10Z'

/** The suppliers of free spins; the first is as patient and as odd as a test says. Calls are signed with the time of day at which the sandbox stands. */
export const connectSuppliers = (box: TestSandbox, now: () => Date, patience = PATIENCE, odd: Odd = {}) => {
  const clock = { ...systemClock, now }
  const ids = createIds(systemClock, systemRng)
  const connect = (code: string) => box.connect({ clock, ids }, code, patience)
  const aurum = connect('AURUM')
  const port = aurum.free_spins
  const free_spins = port && {
    give: async (asked: Parameters<typeof port.give>[0]) => {
      const answer = await port.give(asked)
      await odd.meanwhile?.()
      return answer
    },
    takeBack: async (asked: Parameters<typeof port.takeBack>[0]) => {
      const answer = await port.takeBack(asked)
      return odd.played === undefined ? answer : { outcome: 'ok' as const, played: odd.played }
    },
  }
  return { AURUM: { ...aurum, ...(free_spins && { free_spins }) }, KOI: connect('KOI'), JADE: connect('JADE') }
}

/** Who the test is about: a member of its own. */
export type Own = { id: number; name: string; as: string }

/** What the tests of free spins do: claim them, play them at the supplier, hear of them. */
export const createSpins = ({ env, sandbox, own }: { env: () => Env; sandbox: () => TestSandbox; own: () => Own }) => {
  const { data, wallets, job } = createScenario(env)
  let n = 0
  const key = () => `free-spins-of-a-test-${++n}`
  /** The supplier's clock follows ours, and whose sessions end by it log in again. */
  const advance = async (ms: number) => {
    env().clock.advance(ms)
    env().call.forget()
    await sandbox().control('POST', 'clock', { at: env().clock.now().toISOString() })
  }

  /** A supplier in the catalogue with one of its slots. */
  const offer = async (code: string) => {
    const title = JSON.stringify({ zh_cn: code })
    const game = { AURUM: 'jade_rabbit', KOI: 'golden_carp' }[code] ?? 'slot'
    await env().owner.run(
      sql`insert into games.suppliers (code, title, position) values (${code}, ${title}::jsonb, 50) on conflict do nothing`,
    )
    await env().owner.run(
      sql`insert into games.catalogue (supplier_code, game_code, game_type, title, tags, position) values (${code}, ${game}, 3, ${title}::jsonb, '{}', 50) on conflict do nothing`,
    )
  }

  const open = async () => {
    await advance(0)
    for (const code of CODES) await offer(code)
  }

  const makeMember = async (): Promise<Own> => {
    const name = `spinner${++n}`
    const { id } = await env().owner.one<{ id: number }>(
      sql`insert into members.members (name, password_hash, qk_pwd_hash, realname, phone, is_demo, register_site, register_ip, registered_at)
      select ${name}, password_hash, qk_pwd_hash, realname, '', false, '', '', kernel.now() from members.members where name = 'alice' returning id`,
    )
    return { id, name, as: await logIn(name) }
  }

  const logIn = async (name: string): Promise<string> => {
    const { key: asked } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
    const body = { name, password: env().people.alice.password, captcha: '7777', key: asked }
    return (await data<{ access_token: string }>('POST /auth/login', { body })).access_token
  }

  const list = () => data<Shown>('GET /freespins/list', { as: own().as })
  const newest = async () => (await list()).grants[0] as Grant
  const claimRabbit = async () => {
    const { offers } = await list()
    return data<Grant>('POST /freespins/claim', { as: own().as, key: key(), body: { offer_id: offers[0]?.id ?? 0 } })
  }

  const claimCode = (code = 'koi20') =>
    data<Grant>('POST /freespins/claim', { as: own().as, key: key(), body: { code } })
  const play = (grant: string, payout: number, { brand = 'AURUM', id = `free-${++n}` } = {}) =>
    sandbox().control('POST', 'free', { brand, grant, id, payout })
  const pull = () => job('mirror.pull_all')
  /** A free spin as it is heard from a supplier that tells what the sandbox's do not. */
  const hear = async (grant_id: string, win: bigint) => {
    const { supplier_code, game_code } = await env().owner.one<{ supplier_code: string; game_code: string }>(
      sql`select supplier_code, terms ->> 'game_code' as game_code from freespins.grants where id = lower(${grant_id})::uuid`,
    )
    const about = { bet_id: `heard-${++n}`, grant_id, member_id: own().id, game_code, win }
    await env().db.tx((tx) =>
      emit(tx, freeSpinsPlayed, { supplier_code, plays: [{ ...about, played_at: env().clock.now() }] }),
    )
    await env().drain()
  }

  const sweep = () => job('freespins.sweep')
  const centre = async () => (await wallets(own().as)).money
  const bookOf = async (grant: string, brand = 'AURUM') =>
    (await sandbox().readBook(brand)).grants.find(({ id }) => id === grant)
  const giveByStaff = (offer_id: number) =>
    data<Grant>('POST /office/freespins/give', {
      as: 'erin',
      key: key(),
      body: { offer_id, member_name: own().name, reason: 'an apology' },
    })
  return {
    key,
    advance,
    open,
    logIn,
    makeMember,
    list,
    newest,
    claimRabbit,
    claimCode,
    play,
    pull,
    hear,
    sweep,
    centre,
    bookOf,
    giveByStaff,
  }
}

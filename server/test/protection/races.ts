import { sql } from '../../src/kernel/db.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { shutMember } from '../../src/modules/protection/exclude.ts'
import { createWalletHandlers } from '../../src/modules/wallet/index.ts'
import { requireUnbarred, guardDeposit } from '../../src/modules/policy/index.ts'
import { type Scene, stakeOnce } from './scene.ts'

const by = { actor: { type: 'system' as const, name: 'trial' }, ip: '', request_id: '' }

/** Something was done at a moment, by the database's clock within its own transaction. */
type Done = { at: Date } | undefined

const tryOrNothing = async (work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What members do that an exclusion ends: stakes, money to a supplier, gifts, deposits. */
const listActs = (scene: Scene, member_id: number): (() => Promise<Done>)[] => {
  const { env, composed } = scene
  const write = (guard: (tx: Parameters<Parameters<typeof env.db.tx>[0]>[0]) => Promise<void>) => () =>
    tryOrNothing(() =>
      env.db.tx(async (tx) => {
        await guard(tx)
        return tx.one<{ at: Date }>(sql`select kernel.now() as at`)
      }),
    )
  const wallet = createWalletHandlers(composed)
  const call = { lang: 'en' as const, ip: '', request_id: '', user_agent: '' }
  return [
    async () => ((await stakeOnce(scene, member_id, 1n)) ? { at: new Date(0) } : undefined),
    () =>
      tryOrNothing(async () => {
        const caller = { member_id, is_demo: false, name: 'trial', agent_id: null, session_id: '' }
        const input = { api_code: 'JZ', money: 1n, money_type: 'money' as const }
        await wallet.transferIn({ ...call, caller, input, idempotency_key: env.ids.uuid() })
        return { at: new Date(0) }
      }),
    write((tx) => requireUnbarred(tx, member_id, 'receive_gift')),
    write((tx) => guardDeposit(tx, { member_id, amount: 1n }, 'Asia/Shanghai')),
  ]
}

/**
 * Members do things at once and are shut out amid them, again and again: nothing is done after the moment from which they are. What was
 * booked is looked up in the books.
 */
export const raceExclusions = async (scene: Scene, actions: number, each = 40) => {
  const { env, member_ids } = scene
  const figures = { actions: 0, done: 0, refused: 0, late: 0 }
  const runRound = async (member_id: number) => {
    const acts = listActs(scene, member_id)
    const start = (many: number) => Array.from({ length: many }, (_, i) => acts[i % acts.length]?.())
    const before = start(each / 2)
    const shut = shutMember(env, { member_id, span: '1h', reason: 'trial' }, by)
    const ends = await Promise.all([...before, ...start(each)])
    await shut
    const after = await Promise.all(acts.map((act) => act()))
    const { since } = await env.owner.one<{ since: Date }>(
      sql`select since from policy.bars where member_id = ${member_id} and action = 'play'`,
    )
    const booked = await env.owner.one<{ n: number }>(sql`select count(*)::int as n from ledger.postings
      where member_id = ${member_id} and created_at > ${since} and kind in ('mirror.centre_bet', 'wallet.in_held')`)
    const done = ends.filter((end) => end !== undefined)
    figures.actions += ends.length + after.length
    figures.done += done.length
    figures.refused += ends.length + after.length - done.length
    figures.late +=
      booked.n + done.filter(({ at }) => at > since).length + after.filter((end) => end !== undefined).length
  }
  while (figures.actions < actions) {
    await Promise.all(member_ids.map(runRound))
    await env.owner.run(sql`truncate policy.bars, protection.exclusions`)
  }
  return figures
}

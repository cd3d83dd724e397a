import { GAME_TYPES } from '@moongate/contract/games.states'
import type { TestDb } from '@moongate/testing'
import { sql } from '../../src/kernel/db.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { correctBets, endBets, recordBets } from '../../src/modules/betting/index.ts'
import { setModel } from '../../src/modules/team/agent.ts'
import { countBets } from '../../src/modules/team/count.ts'
import { joinTeam, moveMember } from '../../src/modules/team/place.ts'
import { lockChains } from '../../src/modules/team/place.sql.ts'
import { giveRates } from '../../src/modules/team/rate.ts'
import { canMove, findBounds, type Model, playBet, type Rates } from './model.ts'

/** A whole number below another one, by chance. */
export type Draw = (below: number) => number
export type Scene = { d: TestDb; draw: Draw; model: Model; ids: number[] }

const GAMES = GAME_TYPES.map(({ key }) => key).slice(0, 3)
const HIGHEST = 6_000
const by = { staff_id: 1, name: 'erin', ip: '', request_id: 'trees' }

const pick = <T>(draw: Draw, from: readonly T[]): T => {
  const found = from[draw(from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const isAgent = (s: Scene, id: number): boolean => s.model.nodes.get(id)?.rates !== undefined

const listRates = (rates: Rates) =>
  Object.entries(rates).map(([game, rate_ppm]) => ({ game_type: Number(game), rate_ppm }))

const insertMembers = (d: TestDb, many: number): Promise<{ id: number; name: string }[]> =>
  d.owner
    .many(sql`insert into members.members (name, registered_at) select 'tree' || n || '-' || (select count(*) from members.members), kernel.now()
    from generate_series(1, ${many}::int) n returning id, name`)

/** A tree of so many members: one at the top, most of them agents, each with rates no higher than those above. */
export const plantTree = async (d: TestDb, draw: Draw, model: Model, many: number): Promise<Scene> => {
  const scene: Scene = { d, draw, model, ids: [] }
  for (const { id } of await insertMembers(d, many)) {
    const agents = scene.ids.filter((one) => isAgent(scene, one))
    const parent = agents.length === 0 ? undefined : pick(draw, agents)
    const above = parent === undefined ? undefined : model.nodes.get(parent)?.rates
    const rates =
      parent === undefined || draw(3) > 0
        ? Object.fromEntries(GAMES.map((game) => [game, above ? draw((above[game] ?? 0) + 1) : HIGHEST]))
        : undefined
    // One agent in four has a share of what the team lost, in whole per cent.
    const share = rates && draw(4) === 0 ? 1 + draw(50) : undefined
    model.nodes.set(id, { parent, rates, share: share && share * 10_000 })
    scene.ids.push(id)
    await d.db.tx(async (tx) => {
      await lockChains(tx, 'alone')
      await joinTeam(d, tx, { member_id: id, parent_id: parent ?? null, at: d.clock.now() })
      if (rates) await giveRates(tx, id, listRates(rates), d.clock.now())
    })
    if (share) await setModel(d, { id, model: 'revenue', share, reason: 'as agreed' }, by)
  }
  return scene
}

const bet = async ({ d, draw, model, ids }: Scene): Promise<void> => {
  const bets = Array.from({ length: 1 + draw(3) }, () => {
    const [member_id, stake] = [pick(draw, ids), BigInt(1 + draw(1_000_000))]
    const id = d.ids.uuid()
    const words = { game_title: { en: 'x' }, detail: {} }
    return {
      member_id,
      id,
      bill_no: id,
      supplier_code: 'AG',
      game_type: pick(draw, GAMES),
      game_code: 'x',
      asset: 'CNY',
      stake,
      ...words,
    }
  })
  await d.db.tx(async (tx) => {
    await recordBets(tx, bets)
    await endBets(
      tx,
      bets.map(({ member_id, id, stake }) => ({ member_id, id, stake, payout: 0n, outcome: 'settled' as const })),
    )
  })
  for (const one of bets) playBet(model, one.id, one.member_id, one.game_type, one.stake)
  await Promise.all([countBets(d, bets), countBets(d, bets)])
}

const cancel = async ({ d, draw, model, ids }: Scene): Promise<void> => {
  const own = [...model.bets].filter(([, { member, effective }]) => ids.includes(member) && effective > 0n)
  if (own.length === 0) return
  const [id, played] = pick(draw, own)
  await d.db.tx((tx) => correctBets(tx, [{ member_id: played.member, id, outcome: 'cancelled', reason: 'annulled' }]))
  await countBets(d, [{ member_id: played.member, id, asset: 'CNY' }])
  model.bets.set(id, { ...played, effective: 0n })
}

const move = async (s: Scene): Promise<void> => {
  const { d, draw, model, ids } = s
  const [id, to] = [
    pick(draw, ids),
    pick(
      draw,
      ids.filter((one) => isAgent(s, one)),
    ),
  ]
  const { name } = await d.owner.one<{ name: string }>(sql`select name from members.members where id = ${to}`)
  const expected = canMove(model, id, to)
  try {
    await moveMember(d, { member_id: id, to: name, reason: 'by chance' }, by)
    if (!expected) throw new Error(`${id} was moved to ${to}`)
    const node = model.nodes.get(id)
    if (node) model.nodes.set(id, { ...node, parent: to })
  } catch (error) {
    if (!(error instanceof Refusal) || expected) throw error
  }
}

/** Other rates for an agent from now on, within what those above and below leave. */
const changeRates = async (s: Scene): Promise<void> => {
  const { d, draw, model, ids } = s
  const id = pick(
    draw,
    ids.filter((one) => isAgent(s, one)),
  )
  const rates = Object.fromEntries(
    GAMES.map((game) => {
      const [least, most] = findBounds(model, id, game, HIGHEST)
      return [game, least + draw(most - least + 1)]
    }),
  )
  await d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    await giveRates(tx, id, listRates(rates), d.clock.now())
  })
  const node = model.nodes.get(id)
  if (node) model.nodes.set(id, { ...node, rates })
}

const STEPS = [bet, bet, bet, cancel, move, move, changeRates] as const

/** So many things happen to a tree, each a second after the other. */
export const live = async (scene: Scene, steps: number): Promise<void> => {
  for (let i = 0; i < steps; i++) {
    scene.d.clock.advance(1000)
    await pick(scene.draw, STEPS)(scene)
  }
}

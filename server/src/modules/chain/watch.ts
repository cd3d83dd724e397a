import type { UsdtType } from '@moongate/contract/chain.states'
import { usdtPush, usdtTransferPush } from '@moongate/contract/chain.pushes'
import { channels } from '@moongate/contract'
import { formatUsdtRate } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { pushAll } from '../../kernel/push.ts'
import { readSetting } from '../site/index.ts'
import type { Alarms } from './alarm.ts'
import type { Chain, ChainPort } from './chain.port.ts'
import { usdtSetting } from './chain.settings.ts'
import type { ChainDeps } from './deps.ts'
import { findNetwork, insertNetwork, moveFinal, type Network, updateHead, updateRate } from './network.sql.ts'
import { chooseBase, isBelievable } from './quote.rules.ts'
import { settleFinal } from './settle.ts'
import { findWaiting, writeFinal, writeSeen } from './sighting.sql.ts'
import { findAll, findSpan, SPAN } from './span.ts'

const RATE_EVERY_MS = 20_000

type WatchDeps = ChainDeps & { alarms: Alarms }

const tellMembers = (tx: Tx, told: readonly { member_id: number }[]): Promise<void> => {
  const ids = [...new Set(told.map(({ member_id }) => member_id))]
  if (ids.length === 0) return Promise.resolve()
  return pushAll(tx, [
    ...ids.map((id) => usdtPush.to(channels.member(id), {})),
    usdtTransferPush.to(channels.office, {}),
  ])
}

/** A network that is watched for the first time begins with the block its operator names. */
const begin = async (d: ChainDeps, code: UsdtType, chain: Chain): Promise<Network | undefined> => {
  const known = await findNetwork(d.db, code)
  if (known) return known
  const hash = await chain.port.readBlockHash(chain.first_block)
  if (hash === undefined) return undefined
  await insertNetwork(d.db, code, chain.first_block, hash)
  return findNetwork(d.db, code)
}

/** Takes what the ticker says, unless it is too far from what it said before, just now or within the hour: the rate grows old then, as when nobody says one. */
const renewRate = async (d: WatchDeps, network: Network, port: ChainPort): Promise<void> => {
  const { code, rate_ppm, rate_at } = network
  if (rate_at !== null && d.clock.now().getTime() - rate_at.getTime() < RATE_EVERY_MS) return
  const told_ppm = await port.readRate()
  if (told_ppm === undefined) return
  const { rate_step_percent } = await readSetting(d.db, usdtSetting)
  const base = chooseBase(network, rate_step_percent, d.clock.now())
  const about = { alarm: 'rate_jumped', network: code } as const
  if ([rate_ppm, base.base_ppm].every((known) => isBelievable(told_ppm, known, rate_step_percent))) {
    d.alarms.end(about)
    return void (await updateRate(d.db, code, [rate_ppm, told_ppm], base))
  }
  const [rate, last, hour] = [told_ppm, rate_ppm ?? 0n, base.base_ppm ?? 0n].map(formatUsdtRate)
  d.alarms.raise(
    about,
    { rate, last, hour },
    'a rate is too far from the last one or from that of an hour: not believed',
  )
}

/** What was final must still be there: a chain that says otherwise is another one, or broken, and nothing of it is credited. */
const isSameChain = async (
  d: WatchDeps,
  { code, final_block, final_hash }: Network,
  port: ChainPort,
): Promise<boolean> => {
  const hash = await port.readBlockHash(final_block)
  if (hash === undefined) return false
  const about = { alarm: 'chain_rewritten', network: code } as const
  if (hash === final_hash) d.alarms.end(about)
  else d.alarms.raise(about, { block: final_block }, 'a final block of a chain is another one now')
  return hash === final_hash
}

/** Takes the blocks that became final since, in spans that stay as small as the node wanted one; answers up to which block it came. */
const followFinal = async (
  d: ChainDeps,
  code: UsdtType,
  port: ChainPort,
  from: number,
  final: number,
): Promise<number> => {
  let done = from
  let size = SPAN
  while (done < final) {
    const found = await findSpan(port, { from: done + 1, to: final, size })
    const hash = found && (await port.readBlockHash(found.to))
    if (found === undefined || hash === undefined) break
    const { to, transfers } = found
    const before = done
    await d.db.tx(async (tx) => {
      await tellMembers(tx, await writeFinal(tx, code, to, transfers))
      await moveFinal(tx, code, before, { block: to, hash })
    })
    size = to - done
    done = to
  }
  return done
}

/** Shows what stands in blocks that may still change, and that there are more of them than before. */
const followSeen = async (
  d: ChainDeps,
  network: Network,
  port: ChainPort,
  from: number,
  latest: number,
): Promise<void> => {
  const transfers = await findAll(port, from + 1, latest)
  if (transfers === undefined) return
  await d.db.tx(async (tx) => {
    const changed = await writeSeen(tx, network.code, from, transfers)
    const waiting = latest === network.head_block ? [] : await findWaiting(tx, network.code)
    await updateHead(tx, network.code, { latest, final: from })
    await tellMembers(tx, [...changed, ...waiting])
  })
}

/**
 * Looks at a chain once: new final blocks are written down and their transfers decided, the ones after them are shown. May be stopped
 * anywhere and run beside itself: each part is written once, or as it stands now. A node that does not answer is asked again later.
 */
export const watchChain = async (d: WatchDeps, code: UsdtType, chain: Chain): Promise<void> => {
  const { port } = chain
  const network = await begin(d, code, chain)
  if (!network) return
  await renewRate(d, network, port)
  const head = await port.readHead()
  if (head && (await isSameChain(d, network, port))) {
    const done = await followFinal(d, code, port, network.final_block, head.final)
    if (done >= head.final) await followSeen(d, network, port, done, head.latest)
  }
  await settleFinal(d, code)
}

import { startEnv } from '@moongate/testing/env'
import { startTestChain } from '@moongate/testing/sandbox-chain'
import { expect, it } from 'vitest'
import { buildJobTable } from '../../src/jobs.ts'
import { createSeededRng } from '../../src/kernel/rng.ts'
import { type Chains, watchJob } from '../../src/modules/chain/index.ts'
import { runTrial } from './trial.ts'

it('R1.3 nothing on the chain is lost or counted twice, whatever falls silent, changes or stops in the middle', async () => {
  const chain = await startTestChain()
  const env = await startEnv({ seed: 'demo', chains: chain.chains })
  const rng = createSeededRng('stops')
  /** How many more questions are answered until everything stops; none: it goes on. */
  let left: number | undefined
  const stopping: Chains = {
    erc: chain.chains.erc && {
      ...chain.chains.erc,
      port: new Proxy(chain.chains.erc.port, {
        get: (port, name, self) => {
          if (left !== undefined && left-- === 0) throw new Error('stopped')
          return Reflect.get(port, name, self)
        },
      }),
    },
  }
  const watch = buildJobTable(env, {}, { chains: stopping }).get(watchJob.name)
  const look = async (): Promise<void> => {
    await watch?.run({ network: 'erc' })
  }
  const kill = async (): Promise<void> => {
    left = rng.int(7)
    await look().catch(() => undefined)
    left = undefined
  }
  const ended = await runTrial(env, chain, { look, kill }, { deposits: 24, kills: 8, seed: '1' })
  expect(ended).toMatchObject({ lost: 0, doubled: 0, foreign: 0, wrong: 0 })
  expect([ended.credited > 12, ended.reorganised > 0, ended.gaps > 0]).toEqual([true, true, true])
  expect(await env.invariants()).toEqual([])
  await env.stop()
  await chain.stop()
})

import type { FastifyInstance } from 'fastify'
import type { SupplierEntry } from '../../server/src/adapters/suppliers/connect.ts'
import { buildApi } from '../../server/src/api.ts'
import { buildJobTable } from '../../server/src/jobs.ts'
import type { Chains } from '../../server/src/modules/chain/index.ts'
import type { FaultPort, Suppliers } from '../../server/src/modules/games/index.ts'
import type { Couriers } from '../../server/src/modules/mail/index.ts'
import type { ScreeningPort } from '../../server/src/modules/papers/index.ts'
import type { Gateways } from '../../server/src/modules/payments/index.ts'
import { findBrokenInvariants } from '../../server/src/modules/ledger/index.ts'
import { createJzSupplier } from '../../server/src/modules/lottery/index.ts'
import { openPorts } from '../../server/src/ports.ts'
import { seed } from '../../server/src/seed.ts'
import { type Call, createCaller } from './caller.ts'
import { drainJobs } from './drain.ts'
import { people } from './people.ts'
import { createTestDb, type TestDb, type TestDbOptions } from './test-db.ts'

export type EnvOptions = TestDbOptions & {
  seed?: 'demo' | 'none'
  /** Counts calls as the product does; off by default, so that a test may call as often as it likes. */
  limits?: boolean
  /** Keeps what visitors read in memory as the product does; off by default, so that a test sees at once what it wrote by hand. */
  memory?: boolean
  /** Suppliers besides the local lottery, by code. */
  suppliers?: Suppliers
  /** The chains on which USDT is taken. */
  chains?: Chains
  /** Those of them that call us. */
  named?: readonly SupplierEntry[]
  /** Payment gateways, by code. */
  gateways?: Gateways
  /** Who takes mail out, by way. */
  couriers?: Couriers
  /** Who asks the lists of sanctions. */
  screening?: ScreeningPort
  /** How suppliers of a demo are told to misbehave. */
  faults?: FaultPort
}

/** The whole product in one process on a database of its own. */
export type Env = TestDb & {
  app: FastifyInstance
  people: typeof people
  call: Call
  /** Runs the jobs that are due until none is left; answers how many. */
  drain(): Promise<number>
  /** The ledger's and the modules' invariant views that return a row: must be []. */
  invariants(): Promise<{ view: string; rows: number }[]>
}

const guardSuppliers = ({ outside }: TestDb, suppliers: Suppliers): Suppliers =>
  Object.fromEntries(Object.entries(suppliers).map(([code, port]) => [code, outside.guardPort(port)]))

const guardGateways = ({ outside }: TestDb, gateways: Gateways): Gateways =>
  Object.fromEntries(Object.entries(gateways).map(([code, port]) => [code, outside.guardPort(port)]))
const guardChains = ({ outside }: TestDb, chains: Chains): Chains =>
  Object.fromEntries(
    Object.entries(chains).map(([network, chain]) => [network, { ...chain, port: outside.guardPort(chain.port) }]),
  )

const guardCouriers = ({ outside }: TestDb, couriers: Couriers): Couriers =>
  Object.fromEntries(Object.entries(couriers).map(([way, port]) => [way, outside.guardPort(port)]))

/** Starts it, e.g. `const env = await startEnv({ seed: 'demo' })`; call `env.stop()` at the end. */
export const startEnv = async ({
  seed: seeded = 'none',
  limits = false,
  memory = false,
  suppliers = {},
  chains = {},
  named = [],
  gateways = {},
  couriers = {},
  screening,
  faults,
  ...options
}: EnvOptions = {}): Promise<Env> => {
  const d = await createTestDb({ ...options, env: { ...options.env, SEED: seeded } })
  await seed(d)
  const guarded = guardSuppliers(d, { JZ: createJzSupplier(d), ...suppliers })
  const { ports, close } = await openPorts(d, d.url)
  const { limiter, content, ...others } = ports
  const taking = guardGateways(d, gateways)
  const watched = guardChains(d, chains)
  const sending = guardCouriers(d, couriers)
  const asking = screening && d.outside.guardPort(screening)
  const takers = { gateways: taking, chains: watched, couriers: sending, screening: asking }
  const outside = { ...takers, suppliers: guarded, named, faults }
  const app = await buildApi(
    d,
    { ...others, ...(limits && limiter && { limiter }), ...(memory && content && { content }) },
    outside,
  )
  await app.ready()
  const jobs = buildJobTable(d, guarded, takers)
  return {
    ...d,
    app,
    people,
    call: createCaller(app, d.clock),
    drain: () => drainJobs(d, jobs),
    invariants: () => findBrokenInvariants(d.owner),
    stop: async () => {
      await app.close()
      await close()
      await d.stop()
    },
  }
}

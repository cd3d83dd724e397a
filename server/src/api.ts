import { officeTables, tables } from '@moongate/contract'
import type { FastifyInstance } from 'fastify'
import { connectCouriers } from './adapters/couriers/connect.ts'
import { connectGateways, readGateways } from './adapters/payments/connect.ts'
import { connectChains, readChains } from './adapters/chains/connect.ts'
import { connectCallbacks } from './adapters/suppliers/callbacks.ts'
import { connectSuppliers, readSuppliers, type SupplierEntry } from './adapters/suppliers/connect.ts'
import { connectScreening } from './adapters/screening/connect.ts'
import { connectFaults } from './adapters/suppliers/control.ts'
import { composeModules, type Composition } from './compose.ts'
import { mountActivity, mountAgents } from './mounts.ts'
import { describeEvents } from './events.ts'
import { listFrontEnds } from './front-ends.ts'
import type { Config } from './kernel/config.ts'
import { type AnswerCallback, serveCallbacks } from './kernel/http/callbacks.ts'
import { mountModule } from './kernel/http/mount.ts'
import { createHttpServer } from './kernel/http/http-server.ts'
import type { HttpPorts } from './kernel/http/ports.ts'
import { createKernel, type Kernel } from './kernel/index.ts'
import type { Figures } from './kernel/figures.ts'
import { addAskedMetric } from './kernel/metrics.ts'
import { createAuditOfficeHandlers } from './modules/audit/index.ts'
import { createBankHandlers } from './modules/bank/index.ts'
import { createBettingHandlers } from './modules/betting/index.ts'
import { createCashierHandlers, createCashierOfficeHandlers } from './modules/cashier/index.ts'
import { createChannelsOfficeHandlers } from './modules/channels/index.ts'
import { type Chains, createChainHandlers, createChainOfficeHandlers } from './modules/chain/index.ts'
import { createFactorsHandlers } from './modules/factors/index.ts'
import {
  createGamesHandlers,
  createGamesOfficeHandlers,
  type FaultPort,
  type Suppliers,
} from './modules/games/index.ts'
import { createCallLog } from './modules/health/index.ts'
import { createLotteryHandlers, createLotteryOfficeHandlers } from './modules/lottery/index.ts'
import { type Couriers, createMailHandlers, createMailOfficeHandlers } from './modules/mail/index.ts'
import { createMembersHandlers, createMembersOfficeHandlers } from './modules/members/index.ts'
import { createMirrorOfficeHandlers, createSeamlessBook } from './modules/mirror/index.ts'
import { createOfficeHandlers } from './modules/office/index.ts'
import {
  createPaymentsHandlers,
  createPaymentsOfficeHandlers,
  findSecrets,
  type Gateways,
  hearGateway,
} from './modules/payments/index.ts'
import type { ScreeningPort } from './modules/papers/index.ts'
import { createPolicyOfficeHandlers } from './modules/policy/index.ts'
import { createReconciliationOfficeHandlers } from './modules/reconciliation/index.ts'
import { createMatchesHandlers } from './modules/matches/index.ts'
import { createReportsHandlers, createReportsOfficeHandlers } from './modules/reports/index.ts'
import { createSessionsHandlers, createSessionsOfficeHandlers } from './modules/sessions/index.ts'
import { createSiteHandlers, createSiteOfficeHandlers, findMisfits } from './modules/site/index.ts'
import { createStaffOfficeHandlers } from './modules/staff/index.ts'
import { createStatementsOfficeHandlers } from './modules/statements/index.ts'
import { createWalletHandlers, createWalletOfficeHandlers } from './modules/wallet/index.ts'
import { openPorts } from './ports.ts'

/** The suppliers, those of them that may call us, in a demo how they are told to misbehave; the payment gateways; the chains; who takes mail out. */
export type Outside = {
  gateways?: Gateways
  suppliers?: Suppliers
  chains?: Chains
  couriers?: Couriers
  screening?: ScreeningPort | undefined
  named?: readonly SupplierEntry[]
  faults?: FaultPort | undefined
}

/** What hears the webhooks of each gateway, by its code. */
const listGatewayEars = (d: Composition): Record<string, AnswerCallback> =>
  Object.fromEntries(
    Object.keys(d.gateways).map((code): [string, AnswerCallback] => [
      code,
      (call, body, headers) =>
        call === 'event' ? hearGateway(d, code, { headers, body }) : Promise.resolve(undefined),
    ]),
  )

/** Composition root of the serving side: every module with what it needs, behind one HTTP layer. */
export const buildApi = (
  kernel: Kernel,
  ports: HttpPorts,
  { suppliers = {}, named = [], faults, gateways = {}, chains = {}, couriers = {}, screening }: Outside = {},
): Promise<FastifyInstance> => {
  const composed = composeModules(kernel, suppliers, { gateways, chains, couriers, screening })
  addAskedMetric(kernel.metrics, {
    name: 'moongate_settings_misfit',
    help: 'Settings of the site whose value does not fit',
    ask: async () => (await findMisfits(kernel.db, composed.settings)).length,
  })
  return createHttpServer(kernel, ports, {
    apps: listFrontEnds(kernel.config),
    allowed_redirects: kernel.config.maintenance_redirects,
    events: describeEvents(composed),
    modules: (app, http) => {
      const games = createGamesHandlers(composed)
      const lottery = createLotteryHandlers(composed)
      const reports = createReportsHandlers(composed)
      const reconciliation = createReconciliationOfficeHandlers(composed)
      const site = createSiteHandlers(composed, { games, lottery, reports })
      mountModule(app, http, 'site', tables.site, site)
      mountModule(app, http, 'sessions', tables.sessions, createSessionsHandlers(composed))
      mountModule(app, http, 'factors', tables.factors, createFactorsHandlers(composed))
      mountModule(app, http, 'members', tables.members, createMembersHandlers(composed))
      mountModule(app, http, 'bank', tables.bank, createBankHandlers(composed))
      mountModule(app, http, 'games', tables.games, games)
      mountModule(app, http, 'matches', tables.matches, createMatchesHandlers(composed))
      mountModule(app, http, 'wallet', tables.wallet, createWalletHandlers(composed))
      mountModule(app, http, 'betting', tables.betting, createBettingHandlers(composed))
      mountModule(app, http, 'lottery', tables.lottery, lottery)
      mountModule(app, http, 'cashier', tables.cashier, createCashierHandlers(composed))
      mountModule(app, http, 'payments', tables.payments, createPaymentsHandlers(composed))
      mountModule(app, http, 'chain', tables.chain, createChainHandlers(composed))
      mountModule(app, http, 'reports', tables.reports, reports)
      mountActivity(app, http, composed)
      mountModule(app, http, 'mail', tables.mail, createMailHandlers(composed))
      mountModule(app, http, 'mail', officeTables.mail, createMailOfficeHandlers(composed), true)
      mountAgents(app, http, composed)
      mountModule(app, http, 'site', officeTables.site, createSiteOfficeHandlers(composed), true)
      mountModule(app, http, 'staff', officeTables.staff, createStaffOfficeHandlers(composed), true)
      mountModule(app, http, 'sessions', officeTables.sessions, createSessionsOfficeHandlers(composed), true)
      mountModule(app, http, 'members', officeTables.members, createMembersOfficeHandlers(composed), true)
      mountModule(app, http, 'channels', officeTables.channels, createChannelsOfficeHandlers(composed), true)
      mountModule(app, http, 'cashier', officeTables.cashier, createCashierOfficeHandlers(composed), true)
      mountModule(app, http, 'statements', officeTables.statements, createStatementsOfficeHandlers(composed), true)
      mountModule(app, http, 'reports', officeTables.reports, createReportsOfficeHandlers(composed), true)
      mountModule(app, http, 'payments', officeTables.payments, createPaymentsOfficeHandlers(composed), true)
      mountModule(app, http, 'chain', officeTables.chain, createChainOfficeHandlers(composed), true)
      mountModule(app, http, 'reconciliation', officeTables.reconciliation, reconciliation, true)
      mountModule(app, http, 'wallet', officeTables.wallet, createWalletOfficeHandlers(composed), true)
      mountModule(app, http, 'games', officeTables.games, createGamesOfficeHandlers({ ...composed, faults }), true)
      mountModule(app, http, 'mirror', officeTables.mirror, createMirrorOfficeHandlers(composed), true)
      mountModule(app, http, 'lottery', officeTables.lottery, createLotteryOfficeHandlers(composed), true)
      mountModule(app, http, 'audit', officeTables.audit, createAuditOfficeHandlers(composed), true)
      mountModule(app, http, 'policy', officeTables.policy, createPolicyOfficeHandlers(composed), true)
      mountModule(app, http, 'office', officeTables.office, createOfficeHandlers(composed), true)
      const book = createSeamlessBook(composed)
      const answers = connectCallbacks({ ...kernel, book, takeNonce: http.takeNonce }, named)
      serveCallbacks(app, http, 'suppliers', answers)
      serveCallbacks(app, http, 'payments', listGatewayEars(composed))
    },
  })
}

export type RunningApi = {
  url: string
  ready: Promise<void>
  /** What this process counts. */
  readFigures: () => Promise<Figures['metrics']>
  close: () => Promise<void>
}

/** Serves on the configured address. `close` stops accepting, lets running calls end, ends event streams, then lets go of the database. */
export const startApi = async (config: Config, beside: Pick<HttpPorts, 'collectFigures'> = {}): Promise<RunningApi> => {
  if (!config.database_url) throw new Error('startApi needs a database_url')
  const kernel = createKernel(config, config.database_url)
  const { ports, close: closePorts } = await openPorts(kernel, config.database_url)
  const calls = createCallLog(kernel)
  const named = readSuppliers(config.suppliers_file)
  const suppliers = connectSuppliers(kernel, named, { tell: calls.note })
  const gateways = connectGateways(kernel, readGateways(config.gateways_file), {
    tell: calls.note,
    findSecrets: (code) => findSecrets(kernel, code),
  })
  const chains = connectChains(readChains(config.chains_file))
  const app = await buildApi(
    kernel,
    { ...ports, ...beside },
    {
      suppliers,
      named,
      gateways,
      chains,
      couriers: connectCouriers(config),
      faults: connectFaults(config),
      screening: connectScreening(config),
    },
  )
  const url = await app.listen({ port: config.port, host: config.host })
  return {
    url,
    ready: Promise.resolve(),
    readFigures: () => kernel.metrics.registry.getMetricsAsJSON(),
    close: async () => {
      await app.close()
      await closePorts()
      await calls.close()
      await kernel.db.close()
    },
  }
}

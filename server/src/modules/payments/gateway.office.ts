import type { paymentsOfficeRoutes } from '@moongate/contract/payments.office'
import type { AnswerOf } from '@moongate/contract'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { markState } from '../../kernel/seen.ts'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import { healthView, readHealth } from '../health/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { nameCallee } from './gateway.ts'
import { replaceGatewaySecret, setGateway, tryGateway } from './gateway-desk.ts'
import { UNSET } from './gateway.rules.ts'
import { countOpenPayouts, findGateways } from './gateway.sql.ts'
import { OPEN_PAYOUT } from './payout.rules.ts'

type Shown = AnswerOf<typeof paymentsOfficeRoutes.gateways>['data'][number]

/** The gateways that are connected, in the order of the operator's file; what they sign with is not among what is told. */
const showGateways = async (d: PaymentsDeps): Promise<Shown[]> => {
  const [rows, open, healthOf] = await Promise.all([
    findGateways(d.db),
    countOpenPayouts(d.db, OPEN_PAYOUT),
    readHealth(d.db),
  ])
  const { site_time_zone: zone } = d.config
  return Object.keys(d.gateways).map((code) => {
    const row = rows.find((one) => one.code === code)
    const { takes_deposits, takes_payouts } = row ?? UNSET
    return {
      code,
      deposits: takes_deposits,
      payouts: takes_payouts,
      seen: markState({ takes_deposits, takes_payouts }),
      secret_at: formatWireTimeOrNull(row?.secret_at ?? null, zone),
      earlier_until: formatWireTimeOrNull(row?.earlier_until ?? null, zone),
      open_payouts: open.find((one) => one.code === code)?.n ?? 0,
      health: healthView(healthOf(nameCallee(code)), zone),
    }
  })
}

const showGateway = async (d: PaymentsDeps, code: string) => ({
  data: (await showGateways(d)).find((one) => one.code === code) ?? refuse('payments.gateway_unknown'),
  message: 'common:modified' as const,
})

type Calls = 'gateways' | 'setGateway' | 'setGatewaySecret' | 'testGateway'

/** What each gateway is used for, what we sign with and how it does. */
export const createGatewayDesk = (d: PaymentsDeps): Pick<Handlers<typeof paymentsOfficeRoutes>, Calls> => ({
  gateways: async () => ({ data: await showGateways(d) }),
  setGateway: async (call) => {
    const { deposits: takes_deposits, payouts: takes_payouts, ...of } = call.input
    await setGateway(d, of, { takes_deposits, takes_payouts }, readStaffAct(call))
    return showGateway(d, of.code)
  },
  setGatewaySecret: async (call) => {
    const { code, gateway_secret: secret } = call.input
    await replaceGatewaySecret(d, code, secret, readStaffAct(call))
    return showGateway(d, code)
  },
  testGateway: async (call) => ({ data: await tryGateway(d, call.input.code, readStaffAct(call)) }),
})

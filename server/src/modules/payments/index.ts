/** Level 7: payments by machine, through gateways. */
export type { GatewayPort, Gateways } from './gateway.port.ts'
export { findOpenGateways, findSecrets, sealSecretsAnew } from './gateway.ts'
export { createPaymentsOfficeHandlers } from './payout.office.ts'
export { createPaymentsHandlers } from './payments.routes.ts'
export { createPaymentsJobs, createPaymentsListeners } from './payments.worker.ts'
export { hearGateway } from './told.ts'
export { countOpenItems } from './item.sql.ts'
export { countManualPayouts } from './payout.sql.ts'

/** Level 5: the ways in for money, and the accounts behind them. */
export { formatRate, getSingleMax } from './channel.rules.ts'
export {
  type Channel,
  findChannel,
  findChannelOfType,
  findChannels,
  findEnabledChannels,
  nameChannels,
} from './channel.sql.ts'
export { createChannelsOfficeHandlers } from './channel.office.ts'
export { seedChannels, seedMoreChannels, seedOnlineChannels, seedUsdt } from './channels.seed.ts'
export type { ChannelsDeps } from './deps.ts'
export { keepOffer, listOffers, lockOffer, type Offer } from './offer.ts'
export {
  findGatewayCode,
  findGatewayCodes,
  findOldestPayee,
  findPayeeAccount,
  namePayees,
  type Payee,
} from './payee.sql.ts'
export { endUse } from './use.sql.ts'

export { fromWire, toWire, type Minor } from './wire.ts'
export { divRound, mulRate, RATE_ONE, type Rate, type Rounding } from './rate.ts'
export { split } from './split.ts'

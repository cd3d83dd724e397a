export { fromWire, toDecimal, toWire, type Minor } from './wire.ts'
export { compareMoney, formatMoney, groupDigits, splitMoney } from './format.ts'
export { divideRounded, applyRate, formatPercent, RATE_ONE, type Rate, type Rounding } from './rate.ts'
export { split } from './split.ts'
export {
  addRatios,
  areRatiosEqual,
  formatPercentOf,
  formatRatio,
  isAtLeast,
  makeRatio,
  multiplyRatios,
  NEVER,
  type Ratio,
} from './ratio.ts'
export { formatUsdt, formatUsdtRate, ONE_MINOR, quoteUsdt, readUsdt, readUsdtRate } from './usdt.ts'

import type { Bet } from '../bets.ts'
import type { Lang, Text } from '../brands.ts'
import texts from '../page-texts.json' with { type: 'json' }

const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

const describeIn = (lang: Lang, { stake: paid, payout, free_spins, free_stake }: Bet): string => {
  const stake = free_stake ?? paid
  const { lost_round, times, free } = texts[lang]
  const result = payout > 0 ? fill(times, { times: (payout / stake).toFixed(2) }) : lost_round
  return (free_spins ?? 0) > 0 ? `${result} · ${fill(free, { count: String(free_spins) })}` : result
}

/** What a round of a slot came to, in a line: how many stakes, and how many free spins were in it. */
export const describeSpin = (bet: Bet): Text => ({
  zh_cn: describeIn('zh_cn', bet),
  zh_hk: describeIn('zh_hk', bet),
  en: describeIn('en', bet),
  th: describeIn('th', bet),
  vi: describeIn('vi', bet),
})

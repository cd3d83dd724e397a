import type { MessageKey } from './keys.gen.ts'

type Key = Extract<MessageKey, `member-protection:${string}`>

/** The words of the reality check, the same on the site and in every game. */
export const buildRealityTexts = (t: (key: Key) => string) => ({
  title: t('member-protection:reality'),
  text: t('member-protection:reality_text'),
  time: t('member-protection:sums.time'),
  staked: t('member-protection:sums.staked'),
  won: t('member-protection:sums.won'),
  result: t('member-protection:sums.result'),
  go_on: t('member-protection:go_on'),
  pause: t('member-protection:pause'),
  offered: t('member-protection:offered'),
})

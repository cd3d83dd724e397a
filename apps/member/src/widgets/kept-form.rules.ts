export type Kept = { who: string; kept_at: number; values: Readonly<Record<string, string>> }

/** Longer than a bank takes, shorter than anybody remembers what they had begun. */
const KEPT_MS = 24 * 3_600_000

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  'kept_at' in value &&
  typeof value.kept_at === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every((one) => typeof one === 'string')

/** What a stored text holds for this member; nothing when it is another's, too old or unreadable. */
export const parseKept = (text: string | null, who: string, now_ms: number): Kept['values'] => {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    const is_fresh = isKept(kept) && kept.who === who && now_ms - kept.kept_at < KEPT_MS && kept.kept_at <= now_ms
    return is_fresh ? kept.values : {}
  } catch {
    return {}
  }
}

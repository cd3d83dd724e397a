import { GAME_TYPES } from '@moongate/contract/games.states'
import type { rebateRoutes } from '@moongate/contract/rebate'
import type { AnswerOf, Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { pickText } from '../site/index.ts'
import type { Claim, ClaimLine } from './claim.sql.ts'
import { findLastDay } from './day.rules.ts'
import type { RebateDeps } from './deps.ts'
import { type DueLine, nameBasket, sumDue } from './due.rules.ts'
import type { RebateTerms } from './rebate.settings.ts'

type Due = AnswerOf<typeof rebateRoutes.list>['data'][number]
type ClaimShown = AnswerOf<typeof rebateRoutes.claims>['data']['data'][number]
/** What a reader is shown with: words, names of suppliers, the site's time. */
export type Shown = { translate: Translate; name: (supplier_code: string) => string; time_zone: string }

const PPM_PER_STEP = 100n

export const loadShown = async (d: Pick<RebateDeps, 'db' | 'translate' | 'config'>, lang: Lang): Promise<Shown> => {
  const titles = new Map((await findKnownSuppliers(d.db)).map((s) => [s.code, pickText(s.title, lang)]))
  return {
    translate: d.translate(lang),
    name: (code) => titles.get(code) || code,
    time_zone: d.config.site_time_zone,
  }
}

/** Per cent with two places: `"0.30"`. */
export const formatRate = (rate_ppm: number): string => toWire(BigInt(rate_ppm) / PPM_PER_STEP)
/** A sum that may be owed. */
export const formatSigned = (minor: bigint): string => (minor < 0n ? `-${toWire(-minor)}` : toWire(minor))

export const describeType = (translate: Translate, game_type: number): string => {
  const found = GAME_TYPES.find(({ key }) => key === game_type)
  return found ? translate(`games:types.${found.name}`) : String(game_type)
}

const sum = (lines: readonly DueLine[], pick: (line: DueLine) => bigint): bigint =>
  lines.reduce((all, line) => all + pick(line), 0n)

const dueView = (lines: readonly [DueLine, ...DueLine[]], terms: RebateTerms, shown: Shown): Due => {
  const [{ on_day, game_type, rate_ppm, next, table }] = lines
  const total_valid = sum(lines, ({ effective }) => effective)
  return {
    date: on_day,
    gameType: game_type,
    game_type_text: describeType(shown.translate, game_type),
    own: table.supplier_code,
    api_names: lines.map(({ supplier_code }) => shown.name(supplier_code)).join(', '),
    total_valid: toWire(total_valid),
    rate: formatRate(rate_ppm),
    fs_money: formatSigned(sumDue(lines)),
    claimed: formatSigned(sum(lines, ({ claimed }) => claimed)),
    last_date: findLastDay([on_day, ...lines.map(({ counts_from }) => counts_from)], terms),
    next: next ? { missing: toWire(next.from - total_valid), rate: formatRate(next.rate_ppm) } : null,
    suppliers: lines.map((line) => ({
      api_code: line.supplier_code,
      api_name: shown.name(line.supplier_code),
      total_valid: toWire(line.effective),
      rate: formatRate(line.rate_ppm),
      fs_money: formatSigned(line.due),
    })),
  }
}

/** Lines by day and table of rates, in their order; what has expired is not shown. */
export const buildDueViews = (lines: readonly DueLine[], terms: RebateTerms, shown: Shown): Due[] => {
  const groups = new Map<string, [DueLine, ...DueLine[]]>()
  for (const line of lines.filter(({ is_expired, due }) => !is_expired || due !== 0n)) {
    const known = groups.get(nameBasket(line))
    if (known) known.push(line)
    else groups.set(nameBasket(line), [line])
  }
  return [...groups.values()].map((group) => dueView(group, terms, shown))
}

export const claimLineView = (line: ClaimLine, { translate, name }: Shown) => ({
  date: line.on_day,
  game_type_text: describeType(translate, line.game_type),
  api_name: name(line.supplier_code),
  total_valid: toWire(line.effective),
  rate: formatRate(line.rate_ppm),
})

export const claimView = (claim: Claim, lines: readonly ClaimLine[], shown: Shown): ClaimShown => ({
  bill_no: claim.bill_no,
  fs_money: toWire(claim.amount),
  state: claim.state,
  way: claim.way,
  created_at: formatWireTime(claim.created_at, shown.time_zone),
  reason: claim.reason,
  lines: lines
    .filter(({ claim_id }) => claim_id === claim.id)
    .map((line) => ({
      ...claimLineView(line, shown),
      gameType: line.game_type,
      fs_money: formatSigned(line.amount),
    })),
})

import type { Source } from './sources.ts'

/** What a file may not hold, and why. */
const FORBIDDEN: readonly (readonly [name: string, where: RegExp, what: RegExp])[] = [
  ['any', /\.(ts|tsx)$/, /[:<,(|]\s*any(?=\s*(?:[,;)>=\]|&}]|$))|\bas any\b/m],
  ['a silenced type error', /\.(ts|tsx)$/, /@ts-(ignore|nocheck)/],
  ['a note to do something later', /\.(ts|tsx|sql|mjs)$/, /\b(TODO|FIXME|XXX)\b(?! #\d)/],
  ['Math.random in the server', /^server\/src\//, /Math\.random/],
  ['the system clock outside the kernel', /^server\/src\/modules\//, /Date\.now\(\)|new Date\(\)/],
  ['a float from an amount', /^server\/src\/modules\/(?!.*\.view\.)/, /parseFloat\(|Number\((?:amount|money|minor)/],
  [
    'a name where a definition belongs',
    /^server\/src\//,
    /(?<![.\w])(?:emit|push|enqueue)\(\s*[\w.()]+\s*,\s*['"`]|(?<![.\w])(?:listen|handle)\(\s*['"`]/,
  ],
  ['an event defined outside *.events.ts', /^(?!server\/src\/kernel\/).*(?<!\.events)\.ts$/, /\bdefineEvent\(/],
  ['a job defined outside *.jobs.ts', /^(?!server\/src\/kernel\/).*(?<!\.jobs)\.ts$/, /\bdefineJob\(/],
  [
    'a push defined outside *.pushes.ts',
    /^(?!packages\/contract\/src\/push\.ts).*(?<!\.pushes)\.ts$/,
    /\bdefinePush\(/,
  ],
  [
    'a mutation of the query library, which goes out by itself when the network is back: useSend sends',
    /^(apps|packages)\//,
    /\b(useMutation|useMutationState|useIsMutating|MutationObserver|MutationCache|mutationOptions)\b/,
  ],
  [
    'a client of reads made outside packages/client',
    /^(apps|packages)\/(?!client\/src\/query-client\.ts$)/,
    /\bnew QueryClient\(/,
  ],
  [
    "an amount written past packages/ui, where it gets its currency's sign: Money, useFormatAmount",
    /^(apps|packages)\/(?!ui\/src\/show\/currency\.tsx$|money\/src\/)/,
    /\bformatMoney\b/,
  ],
  [
    'an amount shown as it came, without sign and grouping: Money shows it',
    /^apps\/.*\.tsx$/,
    /(?:>\s*\{|\b(?:cell: \(\w+\) =>|value:|first=\{|second=\{|shown=\{))\s*[\w?.]+\.(?:\w*money|money_(?:before|after)|\w*amount|stake|payout|counter_fee)\s*[},]/,
  ],
  [
    "a browser's own field of days, which speaks the browser's language: DayField, DayPicker and useTypedDay of packages/ui",
    /^(apps|packages|sandbox)\//,
    /\btype(?:=(?:\{[^}]*)?|: )["'](?:date|datetime-local|month|week|time)["']|\bshowPicker\(/,
  ],
  [
    "a browser's own field of days, chosen by what is asked for",
    /^(apps|packages|sandbox)\/\S*\.tsx$/,
    /\b(?!(?:id|kind|type)\b)\w+: ["'](?:date|datetime-local)["']/,
  ],
  [
    "a staff's reason asked for in a field of its own: ReasonField, useReason and askAct of the office",
    /^apps\/office\/src\/(?!widgets\/reason-field\.tsx$)(?!.*\.test\.)/,
    /\bfieldRules\.reason\b|form\.reason_label/,
  ],
  ['a default export', /^(server\/src|packages\/)\S*\.(ts|tsx)$/, /^export default\b/m],
]

export const findForbidden = ({ path, text }: Source): string[] =>
  FORBIDDEN.filter(([, where, what]) => where.test(path) && !path.endsWith('.config.ts') && what.test(text)).map(
    ([name]) => `${path} holds ${name}`,
  )

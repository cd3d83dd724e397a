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
  ['a default export', /^(server\/src|packages\/)\S*\.(ts|tsx)$/, /^export default\b/m],
]

export const findForbidden = ({ path, text }: Source): string[] =>
  FORBIDDEN.filter(([, where, what]) => where.test(path) && !path.endsWith('.config.ts') && what.test(text)).map(
    ([name]) => `${path} holds ${name}`,
  )

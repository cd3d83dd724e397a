import type { Say } from '../../kernel/index.ts'

/** A selection's text (`3,7|-|-`) in words, e.g. `万位 3,7`: its fields are named by the game's own texts. */
export const selectionWords = (say: Say, fields: readonly { id: string }[], selection: string): string =>
  selection
    .split('|')
    .flatMap((part, i) => (part === '-' ? [] : [`${fieldName(say, fields[i]?.id ?? '')} ${symbols(say, part)}`]))
    .join(' · ')

const symbols = (say: Say, part: string): string =>
  part
    .split(',')
    .map((symbol) => (/^\d$/.test(symbol) ? symbol : say(`lottery:ui.symbol.${symbol}`)))
    .join(',')

/** A pair such as `p15` is named by its two positions. */
const fieldName = (say: Say, id: string): string => {
  const [, first, second] = /^p(\d)(\d)$/.exec(id) ?? []
  if (!first || !second) return say(`lottery:ui.field.${id}`)
  return say('lottery:ui.pair', {
    first: say(`lottery:ui.position_short.p${first}`),
    second: say(`lottery:ui.position_short.p${second}`),
  })
}

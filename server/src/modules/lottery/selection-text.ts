import type { Translate } from '../../kernel/index.ts'

/** A selection's text (`3,7|-|-`) in words, e.g. `万位 3,7`: its fields are named by the game's own texts. */
export const describeSelection = (translate: Translate, fields: readonly { id: string }[], selection: string): string =>
  selection
    .split('|')
    .flatMap((part, i) =>
      part === '-' ? [] : [`${describeField(translate, fields[i]?.id ?? '')} ${describeSymbols(translate, part)}`],
    )
    .join(' · ')

const describeSymbols = (translate: Translate, part: string): string =>
  part
    .split(',')
    .map((symbol) => (/^\d$/.test(symbol) ? symbol : translate.byCode(`lottery:ui.symbol.${symbol}`)))
    .join(',')

/** A pair such as `p15` is named by its two positions. */
const describeField = (translate: Translate, id: string): string => {
  const [, first, second] = /^p(\d)(\d)$/.exec(id) ?? []
  if (!first || !second) return translate.byCode(`lottery:ui.field.${id}`)
  return translate('lottery:ui.pair', {
    first: translate.byCode(`lottery:ui.position_short.p${first}`),
    second: translate.byCode(`lottery:ui.position_short.p${second}`),
  })
}

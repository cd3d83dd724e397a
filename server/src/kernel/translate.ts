import { type Lang, LANGS } from '@moongate/contract'
import type { MessageKey } from '@moongate/i18n'
import type { ServerI18n } from '@moongate/i18n/server'
import type { Params } from '@moongate/i18n/texts'

/** A text of the product in one language, by key `file:path`: a key that no file has does not compile. */
export type Translate = {
  (key: MessageKey, params?: Params): string
  /**
   * The text of a code that data carry, e.g. `audit:actions.${row.action}`. Where there is none: the key, or what is given
   * instead.
   */
  byCode(key: string, otherwise?: string): string
  /** What a refusal says. */
  refusal(refused: { code: string; params: Params }): string
}

export const createTranslate =
  (i18n: ServerI18n) =>
  (lang: Lang): Translate =>
    Object.assign((key: MessageKey, params?: Params) => i18n.t(lang, key, params), {
      byCode: (key: string, otherwise = key) => i18n.maybe(lang, key) ?? otherwise,
      refusal: ({ code, params }: { code: string; params: Params }) =>
        i18n.maybe(lang, code.replace('.', ':errors.'), params) ?? code,
    })

/** What the product says by itself of a thing, as its row keeps it, in the reader's language; the words of others as they are. */
export const translateSaid = (
  translate: (key: MessageKey) => string,
  texts: Readonly<Record<string, MessageKey>>,
  said: string,
): string => {
  const key = Object.hasOwn(texts, said) ? texts[said] : undefined
  return key ? translate(key) : said
}

/**
 * Words that stand ready are known by themselves, in whatever language they were taken, or by their key where no person took them: they are read in the reader's own, with what was
 * written behind them as it is. Other words stay as they are (decisions/0162).
 */
export const translateReady = (
  translate: (lang: Lang) => Translate,
  keys: readonly MessageKey[],
  lang: Lang,
  text: string,
): string => {
  if (text === '') return ''
  for (const key of keys) {
    if (text === key) return translate(lang)(key)
    const words = LANGS.map((one) => translate(one)(key))
    const said = words.find((ready) => text === ready || text.startsWith(`${ready} `))
    if (said !== undefined) return translate(lang)(key) + text.slice(said.length)
  }
  return text
}

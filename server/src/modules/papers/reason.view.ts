import { type Lang, LANGS } from '@moongate/contract'
import { PAPER_REASONS } from '@moongate/contract/papers.states'
import type { Translate } from '../../kernel/translate.ts'

/**
 * Tells reasons in the reader's language: one that stood ready is known by its words, in whatever language it was taken; what was
 * written behind it stays as it is.
 */
export const createReasonReader =
  (translate: (lang: Lang) => Translate, lang: Lang) =>
  (reason: string): string => {
    for (const code of PAPER_REASONS) {
      const words = LANGS.map((one) => translate(one)(`papers:reasons.${code}`))
      const said = words.find((text) => reason === text || reason.startsWith(`${text} `))
      if (said !== undefined) return translate(lang)(`papers:reasons.${code}`) + reason.slice(said.length)
    }
    return reason
  }

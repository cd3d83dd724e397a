import type { Lang } from '@moongate/contract'
import { PAPER_REASONS } from '@moongate/contract/papers.states'
import { type Translate, translateReady } from '../../kernel/translate.ts'

const READY = PAPER_REASONS.map((code) => `papers:reasons.${code}` as const)

/** Tells reasons in the reader's language, where they stood ready. */
export const createReasonReader =
  (translate: (lang: Lang) => Translate, lang: Lang) =>
  (reason: string): string =>
    translateReady(translate, READY, lang, reason)

import { pickText } from '@moongate/contract/langs'
import type { Design } from '../../api/wheel.ts'
import { lang } from '../../text.ts'

/** What a prize is called in the language of whoever looks. */
export const describeName = (names: Design['prizes'][number]['names']): string => pickText(names, lang)

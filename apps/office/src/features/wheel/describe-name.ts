import type { Design } from '../../api/wheel.ts'
import { lang } from '../../text.ts'

/** What a prize is called in the language of whoever looks; zh_cn, which every prize has, where it has no name in it. */
export const describeName = (names: Design['prizes'][number]['names']): string => names[lang] || names.zh_cn || ''

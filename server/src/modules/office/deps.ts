import type { MessageKey } from '@moongate/i18n'
import type { Kernel } from '../../kernel/index.ts'
import type { MembersDeps, MembersPorts } from '../members/index.ts'

/** `posting_texts` name the postings of every module to staff. */
export type FileDeps = MembersDeps &
  MembersPorts &
  Pick<Kernel, 'translate'> & { posting_texts: ReadonlyMap<string, MessageKey> }

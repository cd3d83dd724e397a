import type { MessageKey } from '@moongate/i18n'
import type { Kernel } from '../../kernel/index.ts'
import type { BettingDeps } from '../betting/index.ts'
import type { MembersDeps, MembersPorts } from '../members/index.ts'
import type { Setting } from '../site/index.ts'

/** `posting_texts` name the postings of every module to staff. */
export type FileDeps = MembersDeps &
  MembersPorts &
  Pick<BettingDeps, 'describe_bet'> &
  Pick<Kernel, 'translate'> & { posting_texts: ReadonlyMap<string, MessageKey>; settings: readonly Setting[] }

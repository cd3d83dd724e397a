import type { MessageKey } from '@moongate/i18n'
import { house, member, definePostings, type OperateTypes } from '../ledger/index.ts'

/** The one movement of this module: the play money a demo account starts with (asset PLAY only). */
export const membersPostings = definePostings('members', {
  demo_started: { from: house('PLAY'), to: member('supplier:'), operate_type: 2 },
})

/** Play money is in no statement, so no filter offers its gift. */
export const membersOperateTypes = {
  2: { text: 'members:operate_types.2', in_filter: false },
} as const satisfies OperateTypes

/** What postings are called that were made when a kind had another name. */
export const formerPostingTexts = {
  'identity.demo_started': 'members:postings.demo_started',
} as const satisfies Record<string, MessageKey>

import type { z } from 'zod'
import type { Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { emit } from '../../kernel/outbox.ts'
import type { Profile } from './member.sql.ts'
import { accountChanged } from './members.events.ts'

type Change = z.output<typeof accountChanged.payload>
type About = Partial<Pick<Change, 'digits' | 'email_before'>>

/** Tells that what guards an account was changed, so that its member hears of it, whoever did. */
export const tellChange = (
  d: Pick<Kernel, 'ids' | 'clock'>,
  tx: Tx,
  member_id: number,
  what: Change['what'],
  { digits = '', email_before = '' }: About = {},
): Promise<void> =>
  emit(tx, accountChanged, { member_id, id: d.ids.uuid(), at: d.clock.now(), what, digits, email_before })

/** Tells of another e-mail address, where the one before hears of it too, and of another phone. */
export const tellContact = async (
  d: Pick<Kernel, 'ids' | 'clock'>,
  tx: Tx,
  member_id: number,
  { before, after }: { before: Profile; after: Profile },
): Promise<void> => {
  const email = after.email === '' ? 'email_removed' : 'email_changed'
  if (after.email !== before.email) await tellChange(d, tx, member_id, email, { email_before: before.email })
  if (after.phone !== before.phone) await tellChange(d, tx, member_id, 'phone_changed')
}

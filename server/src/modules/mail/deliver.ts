import { channels } from '@moongate/contract'
import { mailPush } from '@moongate/contract/mail.pushes'
import { MAIL_WAYS } from '@moongate/contract/mail.states'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { pushAll } from '../../kernel/push.ts'
import { readSetting } from '../site/index.ts'
import { sendOutJob } from './mail.jobs.ts'
import { waysSetting } from './mail.settings.ts'
import { insertMessages, type Message, type NewMessage } from './mail.sql.ts'
import { enqueueOutgoing } from './outgoing.sql.ts'

/**
 * Puts mails into inboxes, tells their members, and queues what also leaves the site, by e-mail `also_to` another address than the member's.
 * Answers those that were not there already.
 */
export const deliver = async (tx: Tx, mails: readonly Omit<NewMessage, 'box'>[], also_to = ''): Promise<Message[]> => {
  const made = await insertMessages(
    tx,
    mails.map((mail) => ({ ...mail, box: 'inbox' })),
  )
  await pushAll(
    tx,
    made.map(({ member_id }) => mailPush.to(channels.member(member_id), {})),
  )
  await sendOut(tx, made, also_to)
  return made
}

const sendOut = async (tx: Tx, made: readonly Message[], also_to: string): Promise<void> => {
  const on = await readSetting(tx, waysSetting)
  const ways = MAIL_WAYS.filter((way) => on[way])
  if (made.length === 0 || ways.length === 0) return
  const ids = made.map(({ id }) => id)
  if ((await enqueueOutgoing(tx, ids, ways, also_to)) > 0) await enqueue(tx, sendOutJob, {}, { key: sendOutJob.name })
}

import { channels } from '@moongate/contract'
import { mailingPush } from '@moongate/contract/mail.pushes'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { guardEntries } from '../policy/index.ts'
import { pickText } from '../site/index.ts'
import { type Campaign, insertCampaign, lockCampaign, moveCampaign, type NewCampaign } from './campaign.sql.ts'
import { deliver } from './deliver.ts'
import type { MailDeps } from './deps.ts'
import { campaignJob } from './mail.jobs.ts'
import { countReached, findReached } from './reach.sql.ts'

const AT_ONCE = 500

const recordCampaign = (tx: Tx, c: Campaign, action: AuditAction, by: StaffAct): Promise<void> =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action,
    target: `mail:campaign ${c.id}`,
    before: {},
    after: { title: pickText(c.title, 'en'), audience: c.audience, least: c.least, total: c.total, sent: c.sent },
  })

const askForBatch = async (tx: Tx, id: string): Promise<void> => {
  await enqueue(tx, campaignJob, { id })
  await push(tx, mailingPush, channels.office, { id })
}

/** Begins a mass mail; one that is there already is answered as it stands. Refuses mail.nobody. */
export const beginCampaign = (
  d: Pick<MailDeps, 'db' | 'clock'>,
  wanted: Omit<NewCampaign, 'total' | 'begun_by'>,
  by: StaffAct,
): Promise<Campaign> =>
  d.db.tx(async (tx) => {
    const total = await countReached(tx, wanted, d.clock.now())
    const made = await insertCampaign(tx, { ...wanted, total, begun_by: by.name })
    if (!made) return (await lockCampaign(tx, wanted.id)) ?? refuse('mail.nobody')
    if (total === 0) refuse('mail.nobody')
    await recordCampaign(tx, made, 'mail.campaign_begun', by)
    await askForBatch(tx, made.id)
    return made
  })

const STEPS = {
  stop: { from: 'running', to: 'stopped', action: 'mail.campaign_stopped' },
  resume: { from: 'stopped', to: 'running', action: 'mail.campaign_resumed' },
} as const

/** Stops a mass mail where it is, or lets it go on; one that stands so already is left. Refuses mail.campaign_not_found, mail.changed. */
export const stepCampaign = (
  d: Pick<MailDeps, 'db'>,
  id: string,
  step: keyof typeof STEPS,
  by: StaffAct,
): Promise<Campaign> =>
  d.db.tx(async (tx) => {
    const found = (await lockCampaign(tx, id)) ?? refuse('mail.campaign_not_found')
    const { from, to, action } = STEPS[step]
    if (found.state === to) return found
    if (found.state !== from) refuse('mail.changed')
    const done = await moveCampaign(tx, id, { ...found, state: to })
    await recordCampaign(tx, done, action, by)
    if (to === 'running') await askForBatch(tx, id)
    else await push(tx, mailingPush, channels.office, { id })
    return done
  })

/**
 * Writes one batch of a mass mail and asks for the next, all in one transaction: whoever dies within it has written to nobody, and whoever
 * does it again goes on behind the last member reached. Its members are held, so that nobody is written to who shuts themselves out meanwhile.
 */
export const sendBatch = (d: Pick<MailDeps, 'db' | 'clock'>, id: string): Promise<void> =>
  d.db.tx(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'running') return
    const { title, content, sent, after_id, begun_at } = campaign
    const ids = await findReached(tx, campaign, begun_at, after_id, AT_ONCE)
    const shut = await guardEntries(tx, ids)
    const common = { thread_id: null, pid: null, title, content, source: `campaign:${id}`, staff_name: '' }
    const made = await deliver(
      tx,
      ids.filter((id) => !shut.has(id)).map((member_id) => ({ member_id, ...common })),
    )
    const last = ids.at(-1) ?? after_id
    const state = ids.length < AT_ONCE ? 'done' : 'running'
    await moveCampaign(tx, id, { state, sent: sent + made.length, after_id: last })
    if (state === 'running') await askForBatch(tx, id)
    else await push(tx, mailingPush, channels.office, { id })
  })

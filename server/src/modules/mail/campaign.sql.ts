import type { CampaignState } from '@moongate/contract/mail.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import type { Text } from '../site/index.ts'
import type { Reach } from './reach.sql.ts'

export type Campaign = Reach & {
  id: string
  title: Text
  content: Text
  state: CampaignState
  total: number
  sent: number
  after_id: number
  begun_by: string
  begun_at: Date
  finished_at: Date | null
}
const columns = sql`c.id, c.title, c.content, c.audience, c.least, c.state, c.total, c.sent, c.after_id, c.begun_by, c.begun_at, c.finished_at`

/** How many mass mails there are. */
export const countCampaigns = (r: Reader): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from mail.campaigns`)

/** Mass mails, the latest first. */
export const findCampaigns = (r: Reader, limit: number, offset: number): Promise<Campaign[]> =>
  r.many(sql`select ${columns} from mail.campaigns c order by c.begun_at desc, c.id limit ${limit} offset ${offset}`)

/** A mass mail, held until the transaction ends. */
export const lockCampaign = (tx: Tx, id: string): Promise<Campaign | undefined> =>
  tx.maybe(sql`select ${columns} from mail.campaigns c where c.id = ${id} for no key update`)

export type NewCampaign = Pick<Campaign, 'id' | 'title' | 'content' | 'audience' | 'least' | 'total' | 'begun_by'>

/** Nothing where it is there already. */
export const insertCampaign = (tx: Tx, c: NewCampaign): Promise<Campaign | undefined> =>
  tx.maybe(sql`insert into mail.campaigns as c (id, title, content, audience, least, state, total, begun_by)
    values (${c.id}, ${JSON.stringify(c.title)}::jsonb, ${JSON.stringify(c.content)}::jsonb, ${c.audience}, ${c.least}, 'running', ${c.total}, ${c.begun_by})
    on conflict (id) do nothing returning ${columns}`)

/** Says how far a mass mail has come. */
export const moveCampaign = (
  tx: Tx,
  id: string,
  { state, sent, after_id }: Pick<Campaign, 'state' | 'sent' | 'after_id'>,
): Promise<Campaign> =>
  tx.one(sql`update mail.campaigns c set state = ${state}, sent = ${sent}, after_id = ${after_id},
    finished_at = case when ${state}::text = 'done' then kernel.now() end where c.id = ${id} returning ${columns}`)

/** The titles of mass mails. */
export const nameCampaigns: NameThings = (r, ids, lang) =>
  r.many(sql`select id::text as id, coalesce(nullif(title ->> ${lang}, ''), title ->> 'zh_cn') as name from mail.campaigns
    where id::text = any(${[...ids]}::text[])`)

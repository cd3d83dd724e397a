import { normalizeAddress } from '../../kernel/address.rules.ts'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { readSetting } from '../site/index.ts'
import { DEMO_SUPPLIER } from '@moongate/contract/games.states'
import { countDemoStart } from './demo.sql.ts'
import type { MembersDeps } from './deps.ts'
import { insertMember } from './member.sql.ts'
import { membersPostings } from './members.postings.ts'
import { demoSetting } from './members.settings.ts'

/**
 * Makes a demo account with play money at the local lottery and answers its id; so many an address and day as the settings
 * say, then refuses `members.demo_limit`.
 */
export const makeDemoMember = async (d: MembersDeps, tx: Tx, ip: string): Promise<number> => {
  const { start, per_address_day } = await readSetting(tx, demoSetting)
  const started = await countDemoStart(tx, normalizeAddress(ip), d.clock.now(), d.config.site_time_zone)
  if (started > per_address_day) refuse('members.demo_limit')
  const member_id = await insertDemoMember(d, tx, ip)
  await fundDemo(tx, member_id, start)
  return member_id
}

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const insertDemoMember = async (d: MembersDeps, tx: Tx, ip: string): Promise<number> => {
  const name = `demo${Array.from({ length: 8 }, () => LETTERS[d.rng.int(LETTERS.length)]).join('')}`
  const made = await insertMember(tx, {
    name,
    password_hash: null,
    qk_pwd_hash: null,
    realname: '',
    phone: '',
    birth_on: null,
    is_demo: true,
    invited_by: null,
    register_site: '',
    register_ip: ip,
  })
  return made ? made.id : insertDemoMember(d, tx, ip)
}

const fundDemo = async (tx: Tx, member_id: number, amount: bigint): Promise<void> => {
  if (amount === 0n) return
  const ref = `demo:${member_id}`
  await postOrRefuse(tx, [
    {
      key: deriveKey('members.demo_started', ref),
      kind: membersPostings.demo_started,
      member_id,
      asset: 'PLAY',
      amount,
      sub: DEMO_SUPPLIER,
      ref,
    },
  ])
}

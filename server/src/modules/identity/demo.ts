import { fromWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postIn } from '../ledger/index.ts'
import { readConfig } from '../site/index.ts'
import { normalizeAddress } from './address.rules.ts'
import { countDemoStart } from './demo.sql.ts'
import type { IdentityDeps } from './deps.ts'
import { identityPostings } from './identity.postings.ts'
import { insertMember } from './member.sql.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

/** The one supplier that demo accounts play at (R1.13). */
export const DEMO_SUPPLIER = 'JZ'

/** Makes a demo account with play money at the local lottery and logs it in; so many an address and day as the settings say. */
export const startDemo = async (d: IdentityDeps, from: From): Promise<IssuedToken> => {
  const { start, per_address_day } = await readConfig(d.db, 'demo')
  const token = await d.db.tx(async (tx) => {
    const started = await countDemoStart(tx, normalizeAddress(from.ip), d.clock.now(), d.config.site_time_zone)
    if (started > per_address_day) refuse('identity.demo_limit')
    const member_id = await insertDemoMember(d, tx, from.ip)
    await fundDemo(tx, member_id, fromWire(start) ?? 0n)
    return openSession(d, tx, member_id, from)
  })
  return buildIssuedToken(token)
}

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const insertDemoMember = async (d: IdentityDeps, tx: Tx, ip: string): Promise<number> => {
  const name = `demo${Array.from({ length: 8 }, () => LETTERS[d.rng.int(LETTERS.length)]).join('')}`
  const made = await insertMember(tx, {
    name,
    password_hash: null,
    qk_pwd_hash: null,
    realname: '',
    phone: '',
    is_demo: true,
    invited_by: null,
    register_site: '',
    register_ip: ip,
    registered_at: d.clock.now(),
  })
  return made ? made.id : insertDemoMember(d, tx, ip)
}

const fundDemo = async (tx: Tx, member_id: number, amount: bigint): Promise<void> => {
  if (amount === 0n) return
  const ref = `demo:${member_id}`
  const [verdict] = await postIn(tx, [
    {
      key: deriveKey('identity', ref),
      kind: identityPostings.demo_started,
      member_id,
      asset: 'PLAY',
      amount,
      sub: DEMO_SUPPLIER,
      ref,
    },
  ])
  if (verdict?.status !== 'posted')
    throw new Error(`demo money of member ${member_id} was not posted: ${verdict?.status}`)
}

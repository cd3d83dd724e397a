import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { hashToken } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type By, describeActor, tellChange } from '../members/index.ts'
import type { FactorsDeps } from './deps.ts'
import { CHALLENGE_LIFE_MS, PASSKEY_LIMIT, type Page, readPage } from './factors.rules.ts'
import {
  type Passkey,
  dropPasskey,
  findPasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  markUsed,
  takeChallenge,
} from './passkey.sql.ts'
import { requirePassword } from './proof.ts'
import { buildAskingOptions, buildMakingOptions, readKeyName, readMadeKey, readSignature } from './webauthn.ts'

const CHALLENGE_BYTES = 32
export type Asked = { key: string; options: string }

const requirePage = (origin: string | undefined): Page => readPage(origin) ?? refuse('factors.passkey_unavailable')

const keepChallenge = async (d: FactorsDeps, challenge: string, member_id: number | null): Promise<string> => {
  const key = d.ids.token()
  const expires_at = new Date(d.clock.now().getTime() + CHALLENGE_LIFE_MS)
  await insertChallenge(d.db, { hash: hashToken(key), member_id, challenge, expires_at })
  return key
}

/** What the browser of a member makes a passkey with. */
export const askForNewPasskey = async (
  d: FactorsDeps,
  by: By,
  { password, origin }: { password: string; origin: string | undefined },
): Promise<Asked> => {
  const page = requirePage(origin)
  await requirePassword(d, by, password)
  const known = await findPasskeys(d.db, by.member_id)
  if (known.length >= PASSKEY_LIMIT) refuse('factors.passkey_limit')
  const made = await buildMakingOptions(page, d.rng.bytes(CHALLENGE_BYTES), {
    site: page.domain,
    member: { id: by.member_id, name: by.name },
    known,
  })
  return { key: await keepChallenge(d, made.challenge, by.member_id), options: made.options }
}

export type Given = { key: string; credential: string; origin: string | undefined }

/** Keeps a passkey. Its challenge was given to this member, after their password. */
export const addPasskey = async (d: FactorsDeps, by: By, given: Given & { label: string }): Promise<void> => {
  const page = requirePage(given.origin)
  const now = d.clock.now()
  const challenge = await takeChallenge(d.db, hashToken(given.key), by.member_id, now)
  const made = challenge === undefined ? undefined : await readMadeKey(page, challenge, given.credential)
  if (!made) return refuse('factors.passkey_wrong')
  await d.db.tx(async (tx) => {
    const row = { member_id: by.member_id, id: d.ids.uuid(), domain: page.domain, label: given.label, created_at: now }
    if ((await insertPasskey(tx, { ...row, ...made }, PASSKEY_LIMIT)) === 0) refuse('factors.passkey_limit')
    await recordAudit(tx, { ...describeActor(by), action: 'factors.passkey_added', after: { label: given.label } })
    await tellChange(d, tx, by.member_id, 'passkey_added')
  })
}

/** Forgets a passkey of the member's. */
export const removePasskey = async (
  d: FactorsDeps,
  by: By,
  { id, password }: { id: string; password: string },
): Promise<void> => {
  await requirePassword(d, by, password)
  await d.db.tx(async (tx) => {
    if ((await dropPasskey(tx, by.member_id, id)) === 0) refuse('factors.passkey_not_found')
    await recordAudit(tx, { ...describeActor(by), action: 'factors.passkey_removed', after: { id } })
    await tellChange(d, tx, by.member_id, 'passkey_removed')
  })
}

/** What a visitor's browser asks a passkey for. */
export const askForPasskey = async (d: FactorsDeps, origin: string | undefined): Promise<Asked> => {
  const made = await buildAskingOptions(requirePage(origin), d.rng.bytes(CHALLENGE_BYTES))
  return { key: await keepChallenge(d, made.challenge, null), options: made.options }
}

/** A passkey that has signed, and what is left to do in the transaction of what it opens: `use` refuses where it was used meanwhile. */
export type Signed = { member_id: number; use: (tx: Tx) => Promise<void> }

/** Whose passkey has signed. Whatever is wrong, the answer is `factors.passkey_wrong`, and the challenge is used up. */
export const verifyPasskey = async (d: FactorsDeps, given: Given): Promise<Signed> => {
  const page = requirePage(given.origin)
  const now = d.clock.now()
  const challenge = await takeChallenge(d.db, hashToken(given.key), null, now)
  const name = readKeyName(given.credential)
  const key = challenge === undefined || name === undefined ? undefined : await findPasskey(d.db, name)
  if (challenge === undefined || !key || key.domain !== page.domain) return refuse('factors.passkey_wrong')
  const counter = await readSignature(page, challenge, given.credential, key)
  if (counter === undefined) return refuse('factors.passkey_wrong')
  return { member_id: key.member_id, use: (tx) => use(tx, key, counter, now) }
}

const use = async (tx: Tx, key: Passkey, counter: number, now: Date): Promise<void> => {
  if ((await markUsed(tx, key, counter, now)) === 0) refuse('factors.passkey_wrong')
}

import { type AuthApi, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { people } from '@moongate/testing'
import { type Sql, sql } from '../../kernel/db.ts'
import { systemRng } from '../../kernel/rng.ts'
import { createSealer } from '../../kernel/seal.ts'
import { inviteStaff } from './invitation.ts'
import { sealFactorsAnew, sealFactors } from './factor.ts'

const OTHER = 'another secret of more than thirty-two characters'
const TOTP = people.erin.totp_secret
const STAFF = ['erin', 'frank', 'sofia']

let api: AuthApi
beforeEach(async () => {
  api = await startAuthApi()
})
afterEach(() => api.stop())

const owner = (q: Sql) => api.d.owner.run(q)
const dump = async () =>
  JSON.stringify([
    await api.d.owner.many(sql`select s.*::text as row from staff.staff s`),
    await api.d.owner.many(sql`select e.*::text as row from staff.staff_enrolments e`),
  ])
const enter = async (name: string) => outcome(api.enterOffice({ name }))
const enterAll = async () => {
  const outcomes: string[] = []
  for (const name of STAFF) outcomes.push(await enter(name))
  return outcomes
}
const invite = async (name: string) => {
  const { token } = await inviteStaff(api.d, name, ['risk'])
  const { data } = (await api.call('/office/enrolment', { token })).body as { data: { totp_secret: string } }
  return { token, ...data }
}
const finish = ({ token, totp_secret }: { token: string; totp_secret: string }) =>
  outcome(api.call('/office/enrolment/finish', { token, password: 'a long enough one', totp: api.code(totp_secret) }))
/** The rows of a version that did not seal, as the file of this one finds them. */
const writeOpenly = async (...rows: Sql[]) => {
  await owner(sql`alter table staff.staff drop constraint staff_totp_sealed`)
  await owner(sql`alter table staff.staff_enrolments drop constraint staff_enrolments_totp_sealed`)
  for (const row of rows) await owner(row)
  await owner(sql`alter table staff.staff add constraint staff_totp_sealed check (totp_secret like 'gcm1:%') not valid`)
  await owner(sql`alter table staff.staff_enrolments add constraint staff_enrolments_totp_sealed
    check (totp_secret like 'gcm1:%') not valid`)
}

describe('R6.6 second factors at rest', () => {
  it('are in no table as they are: not of who is enrolled, not of who was invited, not of who came by a link', async () => {
    const [gwen, hugo] = [await invite('gwen'), await invite('hugo')]
    expect(await finish(hugo)).toBe('200')
    const kept = await dump()
    for (const text of [TOTP, gwen.totp_secret, hugo.totp_secret]) expect(kept).not.toContain(text)
    expect(kept.match(/gcm1:/g)).toHaveLength(STAFF.length + 3)
  })

  it.each([
    sql`update staff.staff set totp_secret = ${TOTP} where name = 'erin'`,
    sql`update staff.staff_enrolments set totp_secret = ${TOTP}`,
    sql`insert into staff.staff (name, roles, totp_secret, created_at) values ('x', '{risk}', ${TOTP}, now())`,
  ])('nobody writes one as it is, not even a server of before: $text', async (statement) => {
    await invite('gwen')
    await expect(owner(statement)).rejects.toThrow(/violates check constraint .*totp_sealed/)
  })

  it('open nothing in the row of somebody else, nor one of an invitation in the row of a person', async () => {
    const { totp_secret } = await invite('gwen')
    await owner(sql`update staff.staff s set totp_secret = o.totp_secret from staff.staff o
      where s.name = 'erin' and o.name = 'frank'`)
    expect(await enterAll()).toEqual(['400 staff.credentials_wrong', '200', '200'])
    await owner(sql`update staff.staff s set totp_secret = e.totp_secret, password_hash = (select password_hash from staff.staff where name = 'frank')
      from staff.staff_enrolments e where s.id = e.staff_id`)
    const totp = api.code(totp_secret)
    expect(await outcome(api.enterOffice({ name: 'gwen', totp }))).toBe('400 staff.credentials_wrong')
    await owner(sql`update staff.staff_enrolments set staff_id = 1`)
    const { token } = await invite('hugo')
    await owner(sql`update staff.staff_enrolments set staff_id = 1 where staff_id <> 1`)
    expect(await outcome(api.call('/office/enrolment', { token }))).toBe('400 staff.enrolment_invalid')
  })

  it('of before are sealed once, go on working, and look no different when it is done again', async () => {
    const gwen = await invite('gwen')
    await writeOpenly(
      sql`update staff.staff set totp_secret = ${TOTP} where name <> 'gwen'`,
      sql`update staff.staff_enrolments set totp_secret = ${gwen.totp_secret}`,
    )
    const seal = () => api.d.owner.tx((tx) => sealFactors(tx, api.d.sealer))
    await Promise.all([seal(), seal()])
    const kept = await dump()
    expect(kept).not.toContain(TOTP)
    expect(kept).not.toContain(gwen.totp_secret)
    await seal()
    expect(await dump()).toBe(kept)
    expect(await enterAll()).toEqual(['200', '200', '200'])
    expect(await finish(gwen)).toBe('200')
  })
})

describe('R6.6 a new secret', () => {
  const reseal = (before?: string) =>
    api.d.owner.tx((tx) =>
      sealFactorsAnew(
        tx,
        before === undefined ? undefined : createSealer(before, systemRng),
        createSealer(OTHER, systemRng),
      ),
    )
  /** As a server that was started with it. */
  const start = () => {
    const { sealer } = api.d
    Object.assign(sealer, createSealer(OTHER, systemRng))
  }

  it('keeps the codes of all staff and the links that wait; the old one opens nothing any more', async () => {
    const gwen = await invite('gwen')
    const kept = await dump()
    expect(await reseal(api.d.config.secret)).toEqual({ sealed: STAFF.length + 1, forgotten: [] })
    expect((await dump()).includes(kept.match(/gcm1:\w+:/)?.[0] ?? 'none')).toBe(false)
    expect(await enterAll()).toEqual(Array(3).fill('400 staff.credentials_wrong'))
    expect(await finish(gwen)).toBe('400 staff.enrolment_invalid')
    start()
    expect(await enterAll()).toEqual(['200', '200', '200'])
    expect(await finish(gwen)).toBe('200')
    const told = await api.d.owner.one(
      sql`select actor_name, target, after from audit.entries where action = 'staff.factors_resealed'`,
    )
    expect(told).toEqual({
      actor_name: 'secret:replace',
      target: 'setting:SECRET',
      after: { sealed: 4, forgotten: [] },
    })
  })

  it('leaves nothing sealed with the old one by a link that is being used in that moment', async () => {
    const gwen = await invite('gwen')
    const now = createSealer(OTHER, systemRng)
    let used: Promise<string> | undefined
    await api.d.owner.tx(async (tx) => {
      await sealFactorsAnew(tx, api.d.sealer, now)
      used = finish(gwen)
      for (let n = 0; n === 0;)
        n = await api.d.owner.run(sql`select from pg_locks where not granted and database =
          (select oid from pg_database where datname = current_database())`)
    })
    expect(await used).toBe('400 staff.enrolment_invalid')
    start()
    expect(await finish(gwen)).toBe('200')
  })

  it('without the old one forgets them all and names their people, who come in by a new link', async () => {
    const gwen = await invite('gwen')
    expect(await reseal()).toEqual({ sealed: 0, forgotten: [...STAFF, 'gwen'] })
    start()
    expect(await enterAll()).toEqual(Array(3).fill('400 staff.credentials_wrong'))
    expect(await finish(gwen)).toBe('400 staff.enrolment_invalid')
    expect(await finish(await invite('erin'))).toBe('200')
  })

  it('forgets nobody but whose factor does not open', async () => {
    await owner(sql`update staff.staff s set totp_secret = o.totp_secret from staff.staff o
      where s.name = 'erin' and o.name = 'frank'`)
    expect(await reseal(api.d.config.secret)).toEqual({ sealed: 2, forgotten: ['erin'] })
  })
})

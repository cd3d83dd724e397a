import { type AuthApi, outcome } from '@moongate/testing/auth-api'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { sessionSetting } from './sessions.settings.ts'

/** What the tests of devices do: forget those of others, say how many are allowed, ask whether a session holds. */
export const createDevices = ({ api }: { api: () => AuthApi }) => {
  const setDevices = async (devices: number) => {
    await putSetting(api().d.db, sessionSetting, { idle_minutes: 120, devices })
    api().d.clock.advance(2000)
  }

  const me = (token: string) => outcome(api().call('/auth/me', {}, { token }))
  const told = async (event: string) =>
    (
      await api().d.owner.many<{ payload: Record<string, unknown> }>(
        sql`select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = ${event} order by id`,
      )
    ).map(({ payload }) => payload)
  const forgetDevices = async () => {
    api().d.clock.advance(60 * 60_000)
    await setDevices(1)
    for (const table of [sql`sessions.known_devices`, sql`sessions.logins`, sql`factors.totp`])
      await api().d.owner.run(sql`delete from ${table}`)
    await api().d.owner.run(sql`update members.members set password_hash = a.password_hash
    from members.members a where members.members.name = 'alice' and a.name = 'bobby'`)
    await api().d.owner.run(
      sql`update sessions.sessions set ended_at = kernel.now(), end_reason = 'idle' where ended_at is null`,
    )
  }
  return { setDevices, me, told, forgetDevices }
}

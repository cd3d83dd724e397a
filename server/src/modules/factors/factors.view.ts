import type { factorsRoutes } from '@moongate/contract/factors'
import type { AnswerInput } from '../../kernel/http/call.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Factors } from './factors.ts'
import type { Passkey } from './passkey.sql.ts'

export type FactorsView = AnswerInput<typeof factorsRoutes.show>['data']

const passkeyView = ({ id, label, domain, created_at, used_at }: Passkey, time_zone: string) => ({
  id,
  label,
  domain,
  created_at: formatWireTime(created_at, time_zone),
  used_at: formatWireTimeOrNull(used_at, time_zone),
})

/** What a member has set up; never a secret, a code or a key. */
export const factorsView = ({ totp_at, recovery_left, passkeys }: Factors, time_zone: string): FactorsView => ({
  totp_on: totp_at === null ? 0 : 1,
  totp_at: formatWireTimeOrNull(totp_at, time_zone),
  recovery_left,
  passkeys: passkeys.map((key) => passkeyView(key, time_zone)),
})

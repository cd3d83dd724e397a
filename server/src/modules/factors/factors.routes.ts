import type { factorsRoutes } from '@moongate/contract/factors'
import type { Handlers } from '../../kernel/http/call.ts'
import { readActor } from '../members/index.ts'
import type { FactorsDeps } from './deps.ts'
import { findFactors } from './factors.ts'
import { factorsView } from './factors.view.ts'
import { addPasskey, askForNewPasskey, removePasskey } from './passkey.ts'
import { beginTotp, confirmTotp, removeTotp, renewRecovery } from './totp.ts'

export const createFactorsHandlers = (d: FactorsDeps): Handlers<typeof factorsRoutes> => ({
  show: async ({ caller }) => ({
    data: factorsView(await findFactors(d.db, caller.member_id), d.config.site_time_zone),
  }),

  beginTotp: async (call) => ({ data: await beginTotp(d, readActor(call), call.input.password) }),

  confirmTotp: async (call) => ({ data: { recovery_codes: await confirmTotp(d, readActor(call), call.input.code) } }),

  removeTotp: async (call) => {
    await removeTotp(d, readActor(call), call.input.password)
    return { message: 'factors:messages.totp_off' }
  },

  renewRecovery: async (call) => ({
    data: { recovery_codes: await renewRecovery(d, readActor(call), call.input.password) },
  }),

  passkeyOptions: async (call) => ({
    data: await askForNewPasskey(d, readActor(call), { password: call.input.password, origin: call.origin }),
  }),

  addPasskey: async (call) => {
    await addPasskey(d, readActor(call), { ...call.input, origin: call.origin })
    return { message: 'factors:messages.passkey_added' }
  },

  removePasskey: async (call) => {
    await removePasskey(d, readActor(call), call.input)
    return { message: 'factors:messages.passkey_removed' }
  },
})

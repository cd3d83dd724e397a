import { api } from '../api/api.ts'
import { readInviteCode } from '../start/address.ts'

/** Lets an agent know that somebody came by their link; whether they were counted today the server knows. */
export const tellVisit = (): void => {
  const invite_code = readInviteCode()
  if (invite_code !== '') void api.portal.visit({ invite_code }, { quiet: true }).catch(() => undefined)
}

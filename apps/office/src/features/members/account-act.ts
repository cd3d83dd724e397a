import { api } from '../../api/api.ts'
import type { Reset } from './reset-link.tsx'

export type AccountAct = 'end' | 'reset' | 'forget' | 'freeze' | 'free' | 'pin' | 'rename'
const STATES = { freeze: 'frozen', free: 'active' } as const
type Typed = { id: number; totp: string; reason: string; factors: boolean; realname: string }

/** Sends what staff do to a member's account; a one-time link is what comes back of one kind. */
export const sendAct = async (
  kind: AccountAct,
  { id, totp, reason, factors, realname }: Typed,
  signal: AbortSignal,
): Promise<Reset | undefined> => {
  if (kind === 'reset') return (await api.sessions.resetPassword({ id, totp, reason, factors }, { signal })).data
  if (kind === 'freeze' || kind === 'free') await api.sessions.setState({ id, state: STATES[kind], reason }, { signal })
  else if (kind === 'pin') await api.sessions.forgetWithdrawalPassword({ id, totp, reason }, { signal })
  else if (kind === 'rename') await api.sessions.correctRealname({ id, realname, totp, reason }, { signal })
  else if (kind === 'end') await api.sessions.endSessions({ id, reason }, { signal })
  else await api.sessions.forgetFactors({ id, totp, reason }, { signal })
  return undefined
}

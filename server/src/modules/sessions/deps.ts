import type { LoginWay } from '@moongate/contract/sessions.states'
import type { Kernel } from '../../kernel/index.ts'

export type SessionsDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'config' | 'sealer' | 'log'>
/** What a captcha needs. */
export type CaptchaDeps = Omit<SessionsDeps, 'sealer' | 'log'>

/** Where a call comes from; `device` is the mark of its browser, where one is told. */
export type From = { ip: string; user_agent: string; device?: string }
/** By what a session is opened, from where. */
export type Opening = From & { way: LoginWay }

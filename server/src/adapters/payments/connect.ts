import { z } from 'zod'
import type { Kernel } from '../../kernel/index.ts'
import type { GatewayPort, Gateways } from '../../modules/payments/gateway.port.ts'
import type { NoteCall } from '../breaker.ts'
import { readNamed } from '../read-named.ts'
import type { GatewayDeps } from './deps.ts'
import { guardGateway } from './guard.ts'
import { createHarbourGateway } from './harbour/gateway.ts'
import { type FindSecrets, signGateway } from './signing.ts'
import { createLanternGateway } from './lantern/gateway.ts'

/** THE DIALECTS that can be spoken, by the name that a gateway's entry gives. */
const DIALECTS = {
  harbour: createHarbourGateway,
  lantern: createLanternGateway,
} as const satisfies Record<string, (d: GatewayDeps) => GatewayPort>

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const entry = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{1,20}$/, 'a code of up to 20 capitals, digits and _'),
  dialect: z.enum(Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]),
  url: address,
  merchant: z.string().min(1),
  secret: z.string().min(16, 'a secret of at least 16 characters'),
  notify_url: address,
  /** Without it payers come back to the address that the gateway's page was opened from. */
  site_url: address.default(''),
})
const entries = z
  .array(entry)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'each code once')
export type GatewayEntry = z.output<typeof entry>

/** The gateways that the operator has named. Throws a ConfigError, which tells no secret, for a file that is none of gateways. */
export const readGateways = (file: string | undefined): readonly GatewayEntry[] =>
  readNamed('GATEWAYS_FILE', file, entries)

/** `tell` hears how their calls go; `findSecrets` knows what they sign with where the operator has replaced the secret of the file. */
export type Around = { tell?: NoteCall; findSecrets?: FindSecrets }

/** A port for each, with a circuit breaker of its own in this process. */
export const connectGateways = (
  { clock, ids, config }: Pick<Kernel, 'clock' | 'ids' | 'config'>,
  named: readonly GatewayEntry[],
  { tell, findSecrets = async () => [undefined] }: Around = {},
): Gateways =>
  Object.fromEntries(
    named.map(({ dialect, secret: of_file, ...agreed }) => {
      const make = (secret: string): GatewayPort =>
        DIALECTS[dialect]({ clock, ids, currency: config.currency, ...agreed, secret })
      const keyed = signGateway({ make, secret: of_file, findSecrets, ids })
      return [agreed.code, guardGateway(keyed, { clock, ids, tell })]
    }),
  )

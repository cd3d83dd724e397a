import { z } from 'zod'
import { ConfigError } from '../../kernel/config.ts'
import type { Kernel } from '../../kernel/index.ts'
import type { SupplierPort, Suppliers } from '../../modules/games/supplier.port.ts'
import { readNamed } from '../read-named.ts'
import { refuseMode, TRANSFER_MODES } from './abilities.rules.ts'
import { CALLBACKS } from './callbacks.ts'
import type { NoteCall } from '../breaker.ts'
import type { AdapterDeps } from './deps.ts'
import { guardSupplier } from './guard.ts'
import { createMeridianSupplier } from './meridian/supplier.ts'
import { createPagodaSupplier } from './pagoda/supplier.ts'

/** THE DIALECTS that can be spoken, by the name that a supplier's entry gives. */
const DIALECTS = {
  meridian: createMeridianSupplier,
  pagoda: createPagodaSupplier,
} as const satisfies Record<string, (d: AdapterDeps) => SupplierPort>

const entry = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_]{1,20}$/, 'a code of up to 20 letters, digits and _'),
  dialect: z.enum(Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]),
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  operator: z.string().min(1),
  secret: z.string().min(16, 'a secret of at least 16 characters'),
  /** Whether members' money gets there by itself. */
  transfers: z.enum(TRANSFER_MODES).default('automatic'),
  /** `seamless`: it plays with the centre wallet, and calls us about each bet. */
  wallet: z.enum(['transfer', 'seamless']).default('transfer'),
  /** What it is called where it is offered by itself: in the demo. */
  title: z.object({ zh_cn: z.string() }).catchall(z.string()).optional(),
})
const entries = z
  .array(entry)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'each code once')
  .refine((list) => list.every(({ code }) => code !== 'JZ'), 'JZ is the local lottery')
  .refine(
    (list) => list.every(({ wallet, dialect }) => wallet === 'transfer' || CALLBACKS[dialect] !== undefined),
    'a dialect that has seamless wallets',
  )
export type SupplierEntry = z.output<typeof entry>

/** The suppliers that the operator has named. Throws a ConfigError, which tells no secret, for a file that is none of suppliers. */
export const readSuppliers = (file: string | undefined): readonly SupplierEntry[] =>
  readNamed('SUPPLIERS_FILE', file, entries)

type Dialects = Readonly<Record<SupplierEntry['dialect'], (d: AdapterDeps) => SupplierPort>>

/** Throws a ConfigError for a supplier that cannot do what its mode needs. */
const requireMode = ({ code, abilities }: SupplierPort, mode: SupplierEntry['transfers']): void => {
  const reason = refuseMode(abilities, mode)
  if (reason) throw new ConfigError(`the supplier ${code} of SUPPLIERS_FILE cannot run: ${reason}`)
}

/**
 * A port for each, with a circuit breaker of its own in this process; `tell` hears how their calls go. Throws a ConfigError for one that
 * its mode does not fit.
 */
export const connectSuppliers = (
  { clock, ids, config }: Pick<Kernel, 'clock' | 'ids' | 'config'>,
  named: readonly SupplierEntry[],
  { tell, dialects = DIALECTS }: { tell?: NoteCall; dialects?: Dialects } = {},
): Suppliers =>
  Object.fromEntries(
    named.map(({ code, dialect, url, operator, secret, transfers, wallet }) => {
      const agreed = { code, url, operator, secret, currency: config.currency }
      const port = dialects[dialect]({ clock, ids, ...agreed })
      requireMode(port, transfers)
      const guarded = guardSupplier(port, { clock, tell })
      const kept = wallet === 'seamless' ? { ...guarded, book: 'centre' as const } : guarded
      return [code, transfers === 'manual' ? { ...kept, manual_only: true } : kept]
    }),
  )

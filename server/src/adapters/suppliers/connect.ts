import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '../../kernel/config.ts'
import type { Kernel } from '../../kernel/index.ts'
import type { SupplierPort, Suppliers } from '../../modules/games/supplier.port.ts'
import type { AdapterDeps } from './deps.ts'
import { guardSupplier, type NoteCall } from './guard.ts'
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
  /** What it is called where it is offered by itself: in the demo. */
  title: z.object({ zh_cn: z.string() }).catchall(z.string()).optional(),
})
const entries = z
  .array(entry)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'each code once')
  .refine((list) => list.every(({ code }) => code !== 'JZ'), 'JZ is the local lottery')
export type SupplierEntry = z.output<typeof entry>

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`cannot read SUPPLIERS_FILE ${file} (${(error as Error).name}); it is a list in JSON`)
  }
}

/** The suppliers that the operator has named. Throws a ConfigError, which tells no secret, for a file that is none of suppliers. */
export const readSuppliers = (file: string | undefined): readonly SupplierEntry[] => {
  if (file === undefined) return []
  const { data, error } = entries.safeParse(readJson(file))
  if (data) return data
  const [issue] = error.issues
  throw new ConfigError(`SUPPLIERS_FILE ${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`)
}

/** A port for each, with a circuit breaker of its own in this process; `tell` hears how their calls go. */
export const connectSuppliers = (
  { clock, ids, config }: Pick<Kernel, 'clock' | 'ids' | 'config'>,
  named: readonly SupplierEntry[],
  tell?: NoteCall,
): Suppliers =>
  Object.fromEntries(
    named.map(({ code, dialect, url, operator, secret }) => {
      const agreed = { code, url, operator, secret, currency: config.currency }
      return [code, guardSupplier(DIALECTS[dialect]({ clock, ids, ...agreed }), { clock, tell })]
    }),
  )

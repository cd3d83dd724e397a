import type { Kernel } from '../../kernel/index.ts'
import type { SeamlessBook } from '../../modules/games/supplier.port.ts'
import type { AdapterDeps, CreateCallbacks } from './deps.ts'
import { createPagodaCallbacks } from './pagoda/callbacks.ts'

/** The dialects in which a supplier can play with the centre wallet, and call us about each bet. */
export const CALLBACKS: Partial<Record<string, CreateCallbacks>> = { pagoda: createPagodaCallbacks }

type Named = Pick<AdapterDeps, 'code' | 'operator' | 'secret'> & { dialect: string; wallet: 'transfer' | 'seamless' }
type CallbackKernel = Pick<Kernel, 'clock' | 'config'> & {
  book: SeamlessBook
  takeNonce: (caller: string, nonce: string, expires_at: Date) => Promise<boolean>
}

/** What answers the calls of suppliers that play with the centre wallet, by their code. */
export const connectCallbacks = (
  { clock, config, book, takeNonce }: CallbackKernel,
  named: readonly Named[],
): Record<string, ReturnType<CreateCallbacks>> =>
  Object.fromEntries(
    named.flatMap(({ code, dialect, operator, secret, wallet }) => {
      const create = wallet === 'seamless' ? CALLBACKS[dialect] : undefined
      const agreed = { clock, code, operator, secret, currency: config.currency, book }
      const take = (nonce: string, expires_at: Date) => takeNonce(`supplier:${code}`, nonce, expires_at)
      return create ? [[code, create({ ...agreed, takeNonce: take })]] : []
    }),
  )

import type { Config } from '../../kernel/config.ts'
import type { ScreeningPort } from '../../modules/papers/screening.port.ts'
import { createSandboxScreening } from './sandbox.ts'

/** Who asks the lists of sanctions: in a demo one that answers by name; elsewhere nobody, until an operator's own is written. */
export const connectScreening = ({ seed }: Pick<Config, 'seed'>): ScreeningPort | undefined =>
  seed === 'demo' ? createSandboxScreening() : undefined

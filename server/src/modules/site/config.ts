import type { Reader } from '../../kernel/db.ts'
import { type ConfigKey, type SiteConfigs, inForce } from './config.rules.ts'
import { configRows } from './config.sql.ts'

/** Every setting in force. */
export const allConfigs = async (r: Reader): Promise<SiteConfigs> => inForce(await configRows(r))

/** One setting in force, e.g. `configOf(tx, 'withdrawal')`. */
export const configOf = async <K extends ConfigKey>(r: Reader, key: K): Promise<SiteConfigs[K]> =>
  (await allConfigs(r))[key]

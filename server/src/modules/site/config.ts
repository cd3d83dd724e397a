import type { Reader } from '../../kernel/db.ts'
import { type ConfigKey, type SiteConfigs, mergeConfigs } from './config.rules.ts'
import { findConfigs } from './config.sql.ts'

/** Every setting in force. */
export const readConfigs = async (r: Reader): Promise<SiteConfigs> => mergeConfigs(await findConfigs(r))

/** One setting in force, e.g. `configOf(tx, 'withdrawal')`. */
export const readConfig = async <K extends ConfigKey>(r: Reader, key: K): Promise<SiteConfigs[K]> =>
  (await readConfigs(r))[key]

/** A setting as another module's statement found it in `site.stored_settings`, null where nobody set it: the one in force. */
export const parseStoredConfig = <K extends ConfigKey>(key: K, value: unknown): SiteConfigs[K] =>
  mergeConfigs(value === null ? [] : [{ key, value }])[key]

import type { Kernel } from '../../kernel/index.ts'
import { findMember, guessCountry } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { findCountryOf } from './browser.rules.ts'
import { placesSetting } from './sessions.settings.ts'

/**
 * In which country a member is who calls from an address, as an ISO 3166 code: the operator's range that holds it says so, or else their
 * phone number; nothing where neither does.
 */
export const findCountry = async (
  { db }: Pick<Kernel, 'db'>,
  { member_id, ip }: { member_id: number; ip: string },
): Promise<string | undefined> =>
  findCountryOf(ip, await readSetting(db, placesSetting)) ??
  guessCountry((await findMember(db, member_id))?.phone ?? '')

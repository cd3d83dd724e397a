import { nameBonusOffers } from './modules/bonus/index.ts'
import type { Namers, NameThings } from './modules/audit/index.ts'
import { nameChannels, namePayees } from './modules/channels/index.ts'
import { nameRuns } from './modules/commission/index.ts'
import { nameSpinOffers } from './modules/freespins/index.ts'
import { findKnownSuppliers } from './modules/games/index.ts'
import { nameCampaigns } from './modules/mail/index.ts'
import { nameAccounts } from './modules/members/index.ts'
import { nameActivities } from './modules/promotions/index.ts'
import { namePlans } from './modules/savings/index.ts'
import { nameStaff } from './modules/staff/index.ts'

const nameSuppliers: NameThings = async (r, ids, lang) =>
  (await findKnownSuppliers(r))
    .filter(({ code }) => ids.includes(code))
    .map(({ code, title }) => ({ id: code, name: title[lang] ?? '' }))

/** THE NAMES of what the audit log tells of, by how a target of a kind begins; each kind has its module. */
export const namers: Namers = {
  'staff:': nameStaff,
  'member:': nameAccounts,
  'commission:': nameRuns,
  'channel:': nameChannels,
  'payee:': namePayees,
  'supplier:': nameSuppliers,
  'savings:': namePlans,
  'promotion:': nameActivities,
  'mail:campaign ': nameCampaigns,
  'bonus:offer ': nameBonusOffers,
  'freespins:offer ': nameSpinOffers,
}

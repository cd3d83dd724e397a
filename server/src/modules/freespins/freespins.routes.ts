import type { freespinsRoutes } from '@moongate/contract/freespins'
import type { Handlers } from '../../kernel/http/call.ts'
import { formatDay } from '../../kernel/time.ts'
import { cancelOwn } from './cancel.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { getWords, grantView, offerView } from './freespins.view.ts'
import { claimSpins } from './give.ts'
import { findOwn, findSources } from './grant-list.sql.ts'
import { findOffers } from './offer.sql.ts'
import { isPlayable } from './slot.ts'
import { nameSource } from './terms.rules.ts'

/** How many that have ended a member is shown. */
const ENDED = 10

/** A member's free spins: what can be claimed, what was granted. */
export const createFreeSpinsHandlers = (d: FreeSpinsDeps): Handlers<typeof freespinsRoutes> => ({
  list: async ({ caller: { member_id }, lang }) => {
    const [offers, grants, sources] = await Promise.all([
      findOffers(d.db),
      findOwn(d.db, member_id, ENDED),
      findSources(d.db, member_id),
    ])
    const words = getWords(d, lang)
    const had = new Set(sources.map(({ offer_id, source }) => `${offer_id} ${source}`))
    const day = formatDay(d.clock.now(), d.config.site_time_zone)
    const shown = offers.map(async (offer) => {
      const source = nameSource(offer.terms, { trigger: 'claim', day })
      if (source === undefined || offer.code !== '' || !(await isPlayable(d, d.db, offer))) return []
      return [offerView(offer, had.has(`${offer.id} ${source}`), words)]
    })
    return {
      data: { offers: (await Promise.all(shown)).flat(), grants: grants.map((grant) => grantView(grant, words)) },
    }
  },
  claim: async ({ caller, input, lang }) => ({
    data: grantView(await claimSpins(d, caller, input), getWords(d, lang)),
  }),
  cancelOwn: async ({ caller, input, lang }) => ({
    data: grantView(await cancelOwn(d, caller.member_id, input.id), getWords(d, lang)),
  }),
})

import { createHearing } from '@moongate/client'
import { forgetMissingParts } from '@moongate/client/react'

/** How the server is heard, as the event stream of the office finds out. */
export const hearing = createHearing()

// Before anybody else hears of it: who shows that a part is missing then finds it fetched anew.
hearing.watch(() => hearing.get() === 'up' && forgetMissingParts())

import { createHearing } from '@moongate/client'

/** How the server is heard, as the event stream of the game finds out. */
export const hearing = createHearing()

import type { System } from '@moongate/sports'
import { t } from '../text.ts'

/** Names that are the same in every language. */
const NAMES: Readonly<Partial<Record<System, string>>> = {
  trixie: 'Trixie (4)',
  patent: 'Patent (7)',
  yankee: 'Yankee (11)',
  lucky15: 'Lucky 15',
  canadian: 'Canadian (26)',
  lucky31: 'Lucky 31',
  heinz: 'Heinz (57)',
}

/** What a system is called. */
export const nameSystem = (system: System): string =>
  system === 'single' || system === 'parlay' || system === 'double' || system === 'treble'
    ? t(`system_of.${system}`)
    : (NAMES[system] ?? system)

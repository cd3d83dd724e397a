import type { Configs } from '@moongate/contract/site'

/** What every licence asks at least; it is said until the settings are there. */
const LEAST_AGE = 18

/** From which age somebody may play here. */
export const getAge = (configs: Configs | undefined): number => configs?.age.min ?? LEAST_AGE

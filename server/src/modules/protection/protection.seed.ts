import type { Kernel } from '../../kernel/index.ts'
import { placesSetting } from '../sessions/index.ts'
import { putSetting } from '../site/index.ts'

/** Where the demo's people log in from: the machine itself, private networks, and ranges that are kept for examples. */
const PLACES = [
  { range: '127.0.0.0/8', place: 'Localhost' },
  { range: '::1/128', place: 'Localhost' },
  { range: '192.168.0.0/16', place: 'Shanghai', country: 'CN' },
  { range: '10.0.0.0/8', place: 'Hong Kong', country: 'HK' },
  { range: '172.16.0.0/12', place: 'Bangkok', country: 'TH' },
  { range: '203.0.113.0/24', place: 'Guangzhou', country: 'CN' },
  { range: '198.51.100.0/24', place: 'Hà Nội', country: 'VN' },
  { range: '192.0.2.0/24', place: 'London', country: 'GB' },
]

/** Which places the demo's addresses are. */
export const seedPlaces = (d: Pick<Kernel, 'db'>): Promise<void> => putSetting(d.db, placesSetting, PLACES)

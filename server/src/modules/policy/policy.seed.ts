import type { Kernel } from '../../kernel/index.ts'
import { putSetting } from '../site/index.ts'
import { countriesSetting, protectionSetting } from './policy.settings.ts'

const HELP = [
  { country: 'HK', name: '東華三院平和坊', url: 'https://evencentre.tungwahcsd.org/', phone: '1834 633' },
  { country: 'TH', name: 'สายด่วนสุขภาพจิต', url: 'https://1323alltime.camri.go.th/', phone: '1323' },
  { country: 'GB', name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133' },
  { country: '', name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: '' },
]

/** Where the demo operator's members may play for real money, and where help is to be had. */
export const seedPolicy = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  await putSetting(d.db, countriesSetting, ['CN', 'HK', 'TH', 'VN', 'GB'])
  const rest = { profile: 'standard', reality_minutes: 60, cool_off_loss: '2000.00' }
  await putSetting(d.db, protectionSetting, { ...rest, help: HELP })
}

import { toast } from '@moongate/ui'
import { loadTexts, t } from '../text.ts'
import { goTo } from './go.ts'

/** Tells who is logged in that their account was opened on a device that is new. */
export const tellNewDevice = async (): Promise<void> => {
  await loadTexts('member-security')
  const action = { label: t('member-security:devices.look'), run: () => goTo('/Member/Security') }
  toast(t('member-security:devices.new_notice'), { tone: 'bad', action })
}

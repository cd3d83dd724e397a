import { t } from '../text.ts'
import { confirmBox } from './popups.store.ts'

/** Leaves a form, after a question when something was typed that would be lost: Escape is pressed by mistake too. */
export const leaveTyped = async (typed: boolean, leave: () => void): Promise<void> => {
  const question = {
    title: t('member:leave.title'),
    text: t('member:leave.text'),
    confirm: t('member:leave.yes'),
    cancel: t('member:leave.no'),
  }
  if (!typed || (await confirmBox({ ...question, danger: true }))) leave()
}

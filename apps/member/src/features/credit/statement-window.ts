import { openWindow } from '../../widgets/popup-window.ts'

/** The account of loans, in a window of its own. */
export const openStatement = (): void => void openWindow('#/Credit/Statement', 'credit-statement', 820, 900)

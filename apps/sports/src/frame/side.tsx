import type { Visit } from '@moongate/game-contract/sports'
import { useState } from 'react'
import { MyBets } from '../slip/my-bets.tsx'
import { SlipPanel } from '../slip/slip-panel.tsx'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

export type Tab = 'slip' | 'mine'

/** Which of the two panels is shown; on a narrow screen also whether one is open at all: the same again closes it. */
export const useTab = () => {
  const [at, setAt] = useState<{ tab: Tab; open: boolean }>({ tab: 'slip', open: false })
  const show = (tab: Tab): void => setAt((before) => ({ tab, open: !before.open || before.tab !== tab }))
  const close = (): void => setAt((before) => ({ ...before, open: false }))
  return { ...at, show, close }
}

type Props = { visit: Visit; slip: Slip; tab: ReturnType<typeof useTab>; onOpen: (match: string) => void }

/** The slip and the bets that were placed, one of them at a time. On a narrow screen both open from the bottom. */
export const Side = ({ visit, slip, tab: { tab, open, show }, onOpen }: Props) => (
  <aside className={css.side} data-open={open}>
    <div className={css.tabs}>
      <button type="button" aria-pressed={tab === 'slip'} onClick={() => show('slip')}>
        {t('slip')} <b>{slip.choices.length}</b>
      </button>
      <button type="button" aria-pressed={tab === 'mine'} onClick={() => show('mine')}>
        {t('mine')}
      </button>
    </div>
    <div className={css.shown}>
      {tab === 'slip' ? <SlipPanel visit={visit} slip={slip} /> : <MyBets visit={visit} onOpen={onOpen} />}
    </div>
  </aside>
)

import { useState } from 'react'
import { MyBets } from '../slip/my-bets.tsx'
import { SlipPanel } from '../slip/slip-panel.tsx'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'

type Tab = 'slip' | 'mine'

/** The slip and the bets that were placed, one of them at a time. On a narrow screen both open from the bottom. */
export const Side = ({ visit, slip }: { visit: Visit; slip: Slip }) => {
  const [tab, setTab] = useState<Tab>('slip')
  const [open, setOpen] = useState(false)
  const show = (next: Tab): void => {
    setOpen(!open || next !== tab)
    setTab(next)
  }
  return (
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
        {tab === 'slip' ? <SlipPanel visit={visit} slip={slip} /> : <MyBets visit={visit} />}
      </div>
    </aside>
  )
}

import { CurrencyProvider, Spinner } from '@moongate/ui'
import { useState } from 'react'
import { useFeed } from '../api/use-feed.ts'
import { Board } from '../board/board.tsx'
import { Tree } from '../board/tree.tsx'
import { useSoon } from '../board/use-soon.ts'
import { MatchPage } from '../match/match-page.tsx'
import { useSlip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import { readMatchAsked, type Visit } from '../visit.ts'
import css from './frame.module.css'
import { OverDialog } from './over-dialog.tsx'
import { RealityLate } from './reality-late.tsx'
import { Side } from './side.tsx'
import { TopBar } from './top-bar.tsx'

const Waiting = () => (
  <p className={css.waiting}>
    <Spinner size={44} label={t('loading')} />
  </p>
)

/** The site of matches as its visitor sees it: sports, the board or one match, and the slip. */
export const App = ({ visit }: { visit: Visit }) => {
  const [id, setId] = useState(readMatchAsked)
  const [sport, setSport] = useState('')
  const { balance, match, tree, live, away, over } = useFeed(visit.session, id, visit.balance)
  const soon = useSoon(visit.session, sport)
  const shown = (live ?? []).filter((one) => sport === '' || one.sport === sport)
  const slip = useSlip(visit.session, [...(match ? [match] : []), ...(live ?? []), ...soon])
  const choose = (code: string): void => {
    setSport(code)
    setId('')
  }
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div className={css.app}>
        <TopBar visit={visit} balance={balance} atMatch={id !== ''} onBoard={() => setId('')} />
        <div className={css.columns}>
          {tree && <Tree tree={tree} sport={sport} onChoose={choose} />}
          <main className={css.main} aria-busy={!live && !match}>
            {away && <p className={css.away}>{t('away')}</p>}
            {id !== '' && match && <MatchPage visit={visit} slip={slip} match={match} />}
            {id === '' && live && <Board visit={visit} slip={slip} live={shown} soon={soon} onOpen={setId} />}
            {(id === '' ? !live : !match) && <Waiting />}
          </main>
          <Side visit={visit} slip={slip} />
        </div>
        {over && <OverDialog />}
        <RealityLate visit={visit} />
      </div>
    </CurrencyProvider>
  )
}

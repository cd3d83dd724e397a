import { OverDialog, RealityLate } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/sports'
import { CurrencyProvider, Spinner, useKeys } from '@moongate/ui'
import { useCallback, useMemo, useState } from 'react'
import { useFeed } from '../api/use-feed.ts'
import { Board } from '../board/board.tsx'
import { isUnder, Tree } from '../board/tree.tsx'
import { useSoon } from '../board/use-soon.ts'
import { MatchPage } from '../match/match-page.tsx'
import { useSlip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import { readMatchAsked } from '../match/read-match-asked.ts'
import css from './frame.module.css'
import { RulesDialog } from './rules-dialog.tsx'
import { bindKeys } from './shortcuts.ts'
import { Side, useTab } from './side.tsx'
import { openPlayer } from './sound.ts'
import { TopBar } from './top-bar.tsx'
import { useScoreSound } from './use-score-sound.ts'

const Waiting = () => (
  <p className={css.waiting}>
    <Spinner size={44} label={t('loading')} />
  </p>
)

/** The site of matches as its visitor sees it: sports, the board or one match, and the slip. */
export const App = ({ visit }: { visit: Visit }) => {
  const [id, setId] = useState(readMatchAsked)
  const [under, setUnder] = useState('')
  const [rules, setRules] = useState(false)
  const [player] = useState(openPlayer)
  const [heard, setHeard] = useState(false)
  const tab = useTab()
  const { balance, match, tree, live, away, over } = useFeed(visit.session, id, visit.balance)
  const soon = useSoon(visit.session, under)
  const shown = useMemo(() => (live ?? []).filter((one) => isUnder(one, under)), [live, under])
  const slip = useSlip(visit.session, [...(match ? [match] : []), ...(live ?? []), ...soon], player)
  const board = useCallback(() => setId(''), [])
  const open = (match: string): void => {
    setId(match)
    tab.close()
  }
  const choose = (code: string): void => {
    setUnder(code)
    setId('')
  }
  const sound = (): void => setHeard(player.toggle())
  useScoreSound(player, match)
  useKeys(
    bindKeys({
      board,
      sound,
      slip: () => tab.show('slip'),
      mine: () => tab.show('mine'),
      rules: () => setRules(true),
    }),
  )
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div className={css.app}>
        <TopBar
          visit={visit}
          balance={balance}
          atMatch={id !== ''}
          heard={heard}
          onBoard={board}
          onSound={sound}
          onRules={() => setRules(true)}
        />
        <div className={css.columns}>
          {tree && <Tree tree={tree} under={under} onChoose={choose} />}
          <main className={css.main} aria-busy={!live && !match}>
            {away && <p className={css.away}>{t('away')}</p>}
            {id !== '' && match && <MatchPage visit={visit} slip={slip} match={match} />}
            {id === '' && live && <Board visit={visit} slip={slip} live={shown} soon={soon} onOpen={setId} />}
            {(id === '' ? !live : !match) && <Waiting />}
          </main>
          <Side visit={visit} slip={slip} tab={tab} onOpen={open} />
        </div>
        {rules && <RulesDialog visit={visit} onClose={() => setRules(false)} />}
        {over && <OverDialog text={t('over_text')} />}
        <RealityLate kind="sports" visit={visit} />
      </div>
    </CurrencyProvider>
  )
}

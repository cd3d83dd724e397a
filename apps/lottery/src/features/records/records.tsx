import type { Game } from '@moongate/lottery'
import { Card, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { useState } from 'react'
import type { Draw } from '../../api/answers.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { t } from '../../text.ts'
import { History } from './history.tsx'
import { MyBets } from './my-bets.tsx'
import { Proof, type Provable } from './proof.tsx'
import { Trend } from './trend.tsx'
import css from './records.module.css'

const TABS = ['history', 'trend', 'bets'] as const
const NAMES = { history: 'tab_history', trend: 'tab_trend', bets: 'tab_bets' } as const

/** History, trend and the player's own bets below the board. */
export const Records = ({
  game,
  draws,
  retry,
  until,
  signedIn,
}: {
  game: Game
  draws: readonly Draw[] | undefined
  /** The draws could not be read: reads them again. */
  retry: (() => void) | undefined
  /** The issue whose balls have landed last: what was settled after it still waits. */
  until: string | undefined
  signedIn: boolean
}) => {
  const panels = usePanels()
  const [tab, setTab] = useState<(typeof TABS)[number]>('history')
  const [proof, setProof] = useState<Provable>()
  return (
    <Card className={css.records}>
      <Tabs
        look="underline"
        label={t('records')}
        panels={panels}
        items={TABS.map((id) => ({ id, label: t(NAMES[id]) }))}
        value={tab}
        onChange={setTab}
      />
      <TabPanel panels={panels} id={tab} className={css.panel ?? ''}>
        {tab !== 'bets' && retry ? <LoadFailed retry={retry} /> : null}
        {tab === 'history' && !retry ? <History draws={draws} onProof={setProof} /> : null}
        {tab === 'trend' && !retry ? <Trend game={game} draws={draws} /> : null}
        {tab === 'bets' && signedIn ? <MyBets code={game.code} until={until} onProof={setProof} /> : null}
        {tab === 'bets' && !signedIn ? <p className={css.empty}>{t('enter_from_lobby')}</p> : null}
      </TabPanel>
      {proof ? <Proof code={game.code} shown={proof} onClose={() => setProof(undefined)} /> : null}
    </Card>
  )
}

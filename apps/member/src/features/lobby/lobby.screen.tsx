import { useLocation } from '@tanstack/react-router'
import { categories, motifUrls } from '@moongate/ui'
import { MATCH_TYPES } from '@moongate/contract/games.states'
import { t } from '../../text.ts'
import { MatchStrip } from '../../widgets/match-strip.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { Hall } from './hall.tsx'
import css from './lobby.module.css'
import { isLobbyPath, lobbies } from './lobby.rules.ts'
import { useView } from './use-view.ts'

const Lobby = ({ gameType, category }: (typeof lobbies)[keyof typeof lobbies]) => {
  const state = useView({ api: 'api', fixed: gameType })
  const title = t(`member:home.category.${category}`)
  useTitle(title)
  const { hue, motif } = categories[category]
  const matches = MATCH_TYPES.find((type) => type === gameType)
  return (
    <>
      <header className={css.head} style={{ '--hue': hue }}>
        <h1>{title}</h1>
        <img src={motifUrls[motif]} alt="" width={150} height={150} />
      </header>
      {matches !== undefined && <MatchStrip gameType={matches} />}
      <Hall state={state} motif={motif} label={title} />
    </>
  )
}

/** The games of one category, by supplier, tab and word (R2.12, R2.29). Without suppliers it says so. */
const LobbyScreen = () => {
  const { pathname } = useLocation()
  const path = isLobbyPath(pathname) ? pathname : '/Lottery'
  return <Lobby key={path} {...lobbies[path]} />
}

export default LobbyScreen

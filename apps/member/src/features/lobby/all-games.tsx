import { Tabs } from '@moongate/ui'
import { t } from '../../text.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Hall } from './hall.tsx'
import css from './lobby.module.css'
import { findLobby, lobbies } from './lobby.rules.ts'
import { useView } from './use-view.ts'

const ALL = 'all'

/** The games of all categories, or of the one that is chosen: as a screen of the site, and as a window of its own (R2.14). */
export const AllGames = ({ popup }: { popup: boolean }) => {
  const state = useView({ api: popup ? 'api_code' : 'api', fixed: undefined })
  const { gameType } = state.view
  const category = findLobby(gameType)?.category
  const title = category ? t(`member:home.category.${category}`) : t('member-lobby:all_games')
  useTitle(title)
  const kinds = Object.values(lobbies).map((one) => ({
    id: String(one.gameType),
    label: t(`member:home.category.${one.category}`),
  }))
  return (
    <>
      <header className={css.bar}>
        <h1>{t('member-lobby:all_games')}</h1>
        <Tabs
          look="underline"
          label={t('member-lobby:kinds')}
          items={[{ id: ALL, label: t('member-lobby:all_kinds') }, ...kinds]}
          value={gameType === undefined ? ALL : String(gameType)}
          onChange={(id) => state.change({ gameType: id === ALL ? undefined : Number(id), api: '' })}
        />
      </header>
      <Hall key={gameType} state={state} motif="slot-machine" label={title} popup={popup} />
    </>
  )
}

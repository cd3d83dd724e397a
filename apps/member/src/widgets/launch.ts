import { meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { alertBox } from '../popups/popups.store.ts'
import { focusLogin } from '../session/login-focus.ts'
import { isLoggedIn, useSession } from '../session/session.store.ts'
import { t } from '../text.ts'
import { type GameParams, buildLaunchAddress, judgeLaunch } from './launch.rules.ts'
import { GAME_WINDOW, openWindow } from './popup-window.ts'

/** Opens a game's waiting page in its own window, or says why not (R2.10, R2.22, R6.3). */
export const launch = (game: GameParams): void => {
  const me = queryClient.getQueryData(meQuery.queryKey)
  const verdict = judgeLaunch(game, {
    logged_in: isLoggedIn(),
    is_demo: me ? me.is_demo === 1 : useSession.getState().demo,
  })
  if (verdict === 'pass') {
    openWindow(buildLaunchAddress(game), `game-${game.api_code}`, GAME_WINDOW.width, GAME_WINDOW.height)
    return
  }
  if (verdict === 'login_first')
    void alertBox(t('member:session.game_login_first'), t('member:ui.tip'), 'warn').then(focusLogin)
  else void alertBox(t('member:session.demo_only_lottery'), t('member:session.warm_reminder'), 'warn')
}

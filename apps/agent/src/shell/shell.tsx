import { Icon, IconButton, icons, MoonMark, SkipLink } from '@moongate/ui'
import { type ReactNode, useEffect } from 'react'
import { api } from '../api/api.ts'
import { writeToken } from '../session/token.ts'
import { buildHref, type Screen } from '../start/place.rules.ts'
import { usePlace, watchPlace } from '../start/place.ts'
import { t } from '../text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import css from './shell.module.css'

const LINKS = [
  ['overview', icons.chartLine],
  ['team', icons.users],
  ['invites', icons.qrcode],
  ['records', icons.list],
  ['report', icons.chartBar],
  ['statements', icons.receipt],
] as const satisfies readonly (readonly [Screen, string])[]

/** Another place is read from its top. */
const scrollUpOnTurn = () => watchPlace(() => scrollTo(0, 0))

/** Ends the session here at once, and on the server with the token it had. */
const leave = (): void => {
  const ended = api.sessions.logout({}, { quiet: true }).catch(() => undefined)
  writeToken(undefined)
  void ended
}

const Nav = ({ current }: { current: Screen }) => (
  <nav className={css.nav} aria-label={t('nav.label')}>
    {LINKS.map(([screen, icon]) => (
      <a key={screen} href={buildHref(screen)} aria-current={screen === current ? 'page' : undefined}>
        <Icon d={icon} size={20} />
        <span>{t(`nav.${screen}`)}</span>
      </a>
    ))}
  </nav>
)

/** The frame of every screen: at the side on a desk, at the foot on a phone. */
export const Shell = ({ name, children }: { name: string; children: ReactNode }) => {
  const { screen } = usePlace()
  useEffect(scrollUpOnTurn, [])
  return (
    <div className={css.shell}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={css.top}>
        <MoonMark size={30} />
        <p className={css.brand}>
          <b>{t('title')}</b>
          <span>{name}</span>
        </p>
        <span className={css.language}>
          <LanguageSwitch />
        </span>
        <IconButton icon={icons.logout} label={t('log_out')} onClick={leave} />
      </header>
      <Nav current={screen === 'child' ? 'team' : screen} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  )
}

import { lazily } from '../../start/lazily.tsx'
import { useQuery } from '@tanstack/react-query'
import { buildButtonClass, IconButton, Seal } from '@moongate/ui'
import { playerPause, playerPlay } from '@moongate/ui/icons.gen'
import drawUrl from '@moongate/ui/art/hero.webp'
import proofUrl from '@moongate/ui/art/hero-proof.webp'
import booksUrl from '@moongate/ui/art/hero-books.webp'
import { type Answer } from '../../api/api.ts'
import { bannersQuery } from '../../api/queries.ts'
import { openRegister } from '../../popups/popups.store.ts'
import { useSession } from '../../session/session.store.ts'
import { loadTexts, t } from '../../text.ts'
import { getMotifUrl } from '../../widgets/motif.ts'
import { useSlides } from '../../widgets/use-slides.ts'
import { isOpenLink } from '../../widgets/open-link.rules.ts'
import css from './hero.module.css'

type Banner = Pick<
  Answer<'site', 'banners'>['data'][number],
  'title' | 'subtitle' | 'seal' | 'url' | 'jump_link' | 'motif'
>
const INTERVAL_MS = 6000

/** Before the operator's banners are there, or without any. */
const buildOwnBanner = (): Banner => ({
  title: t('member:home.hero_title'),
  subtitle: t('member:home.hero_text'),
  seal: '',
  url: '',
  jump_link: '#/Lottery',
  motif: 'dragon',
})

/** Motifs that stand in a scene of their own; any other one stands in the disc of the moon. */
const scenes = new Map([
  ['dragon', drawUrl],
  ['crystal-ball', proofUrl],
  ['money-bag', booksUrl],
])

/** Comes after the first paint: the words of the banner do not wait for it. */
const Figure = lazily(async () => {
  const [figure] = await Promise.all([import('./hero-figure.tsx'), loadTexts('member-home')])
  return figure
})

const Art = ({ banner }: { banner: Banner }) => {
  if (banner.motif === '') return <img className={css.own} src={banner.url} alt="" />
  const scene = scenes.get(banner.motif)
  if (scene !== undefined)
    return <img className={css.moon} src={scene} alt="" width={960} height={600} fetchPriority="high" />
  return (
    <span className={css.disc}>
      <img src={getMotifUrl(banner.motif)} alt="" width={320} height={320} />
    </span>
  )
}

/** What a banner says. All of them lie in one place, seen or not: it is as high as the longest, and nothing below moves when they change. */
const Words = ({ banner, shown, spoken }: { banner: Banner; shown: boolean; spoken: boolean }) => {
  const logged_in = useSession((s) => s.token !== null)
  return (
    <div className={css.words} inert={!shown} aria-hidden={!shown || undefined} aria-live={spoken ? 'polite' : 'off'}>
      {banner.seal !== '' && <Seal size="l">{banner.seal}</Seal>}
      <h1>{banner.title}</h1>
      <p>{banner.subtitle}</p>
      <div className={css.acts}>
        {!logged_in && (
          <button type="button" className={buildButtonClass({ variant: 'primary', size: 'l' })} onClick={openRegister}>
            {t('member:home.hero_join')}
          </button>
        )}
        {isOpenLink(banner.jump_link) && (
          <a
            className={buildButtonClass({ variant: logged_in ? 'primary' : 'secondary', size: 'l' })}
            href={banner.jump_link}
          >
            {t(banner.jump_link === '#/Lottery' ? 'member:home.hero_play' : 'member:home.hero_open')}
          </a>
        )}
      </div>
      <div className={css.figure}>{shown && <Figure link={banner.jump_link} />}</div>
    </div>
  )
}

/** The operator's banners before the great moon: one at a time, with a pause button. */
export const Hero = () => {
  const { data = [] } = useQuery(bannersQuery)
  const banners = data.length > 0 ? data : [buildOwnBanner()]
  const { at, go, paused, setPaused, hold } = useSlides(banners.length, INTERVAL_MS)
  const banner = banners[at] ?? buildOwnBanner()
  return (
    <section
      className={css.hero}
      aria-roledescription="carousel"
      aria-label={t('member:home.hero')}
      data-motif={banner.motif}
      {...hold}
    >
      <Art key={`art ${at}`} banner={banner} />
      {banners.map((one, i) => (
        <Words key={one.title} banner={one} shown={i === at} spoken={paused} />
      ))}
      {banners.length > 1 && (
        <div className={css.dots}>
          {banners.map((one, i) => (
            <button
              key={one.title}
              type="button"
              aria-current={i === at || undefined}
              aria-label={t('member:home.slide', { number: i + 1, total: banners.length })}
              onClick={() => go(i)}
            />
          ))}
          <IconButton
            icon={paused ? playerPlay : playerPause}
            label={`${t(paused ? 'member:ui.play' : 'member:ui.pause')} · ${t('member:home.hero')}`}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  )
}

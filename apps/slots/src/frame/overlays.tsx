import type { Game } from '../play/game.ts'
import type { Overlay } from '../play/state.ts'
import { t, translateName } from '../text.ts'
import { CountUp } from './coins.tsx'
import css from './overlays.module.css'
import { CoinRain } from './coin-rain.tsx'

const COUNT_MS = { big: 2_000, mega: 2_800, epic: 3_600, most: 4_200 } as const

const Free = ({ spins }: { spins: number }) => (
  <>
    <h2 className={css.title}>{t('free_title')}</h2>
    <p className={css.count}>{spins}</p>
    <p className={css.what}>{t('free_spins')}</p>
  </>
)

const Summary = ({ spins, amount }: { spins: number; amount: number }) => (
  <>
    <h2 className={css.title}>{t('free_done')}</h2>
    <p className={css.what}>{t('free_total', { count: spins })}</p>
    <CountUp minor={amount} ms={1_800} className={css.sum} />
  </>
)

const Win = ({ tier, amount }: { tier: keyof typeof COUNT_MS; amount: number }) => (
  <>
    <h2 className={css.shout} data-tier={tier}>
      {translateName('tier', tier)}
    </h2>
    <CountUp minor={amount} ms={COUNT_MS[tier]} className={css.sum} />
  </>
)

/** What stands over the reels for a while: free spins that begin or end, and wins worth a shout. A press goes on. */
export const Overlays = ({ overlay, game }: { overlay: Overlay | undefined; game: Game }) => {
  if (!overlay) return null
  return (
    <button type="button" className={css.overlay} aria-label={t('go_on')} onClick={game.press} data-kind={overlay.kind}>
      <span className={css.rays} aria-hidden />
      {overlay.kind === 'win' && <CoinRain tier={overlay.tier} />}
      <span className={css.plaque}>
        {overlay.kind === 'free' && <Free spins={overlay.spins} />}
        {overlay.kind === 'summary' && <Summary spins={overlay.spins} amount={overlay.amount} />}
        {overlay.kind === 'win' && <Win tier={overlay.tier} amount={overlay.amount} />}
      </span>
    </button>
  )
}
